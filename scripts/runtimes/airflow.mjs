import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installJava } from '../install-java.mjs'
import { pythonEnvironment } from '../python-environment.mjs'
import { requirementsOf } from '../requirements-of.mjs'
import { ROOT } from '../root.mjs'

/**
 * Airflow's own constraints are not on PyPI, and without any it takes whatever is newest that day: the
 * list holds every package beneath it in the version that was seen to work.
 */
const PINS = readFileSync(join(ROOT, 'scripts/airflow-requirements.txt'), 'utf8').trim().split('\n')

/** Python with Apache Airflow and the libraries of exports. @returns {Promise<string>} its interpreter */
export async function prepare() {
  await installJava()
  const taken = ['pandas', 'polars', 'pyspark'].flatMap(requirementsOf)
  return await pythonEnvironment('airflow', [...new Set([...PINS, ...taken])])
}
