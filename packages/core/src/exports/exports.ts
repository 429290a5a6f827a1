import { targets } from '../targets/targets.ts'
import type { Target } from '../targets/target.ts'
import { airflow } from './airflow/airflow.ts'
import { archive } from './archive/archive.ts'
import { container } from './container/container.ts'
import type { Export, ExportId, ExportTarget, PythonTarget, RTarget } from './export.ts'
import { notebook } from './notebook/notebook.ts'

/** Every way to take a pipeline away. */
export const EXPORTS: Readonly<Record<ExportId, Export>> = { notebook, airflow, container, archive }

/** The languages that exports are made of, the usual one first. */
export const EXPORT_TARGETS: readonly ExportTarget[] = Object.values(targets).filter(
  (target): target is ExportTarget => isPython(target) || isR(target),
)
export const PYTHON_TARGETS: readonly PythonTarget[] = EXPORT_TARGETS.filter(isPython)
export const R_TARGETS: readonly RTarget[] = EXPORT_TARGETS.filter(isR)

export function isPython(target: Target): target is PythonTarget {
  return target.python !== undefined
}

function isR(target: Target): target is RTarget {
  return target.r !== undefined
}
