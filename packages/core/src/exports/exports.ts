import { targets } from '../targets/targets.ts'
import type { Target } from '../targets/target.ts'
import { airflow } from './airflow/airflow.ts'
import { archive } from './archive/archive.ts'
import { container } from './container/container.ts'
import type { Export, ExportId, PythonTarget } from './export.ts'
import { notebook } from './notebook/notebook.ts'

/** Every way to take a pipeline away. */
export const EXPORTS: Readonly<Record<ExportId, Export>> = { notebook, airflow, container, archive }

/** The languages that exports are made of, the usual one first. */
export const PYTHON_TARGETS: readonly PythonTarget[] = Object.values(targets).filter(isPython)

function isPython(target: Target): target is PythonTarget {
  return target.python !== undefined
}
