import { installJava } from '../install-java.mjs'
import { pythonEnvironment } from '../python-environment.mjs'
import { requirementsOf } from '../requirements-of.mjs'

/** All libraries in one place, as one kernel then runs every notebook. */
const PINS = [
  ...requirementsOf('pandas'),
  ...requirementsOf('polars'),
  ...requirementsOf('pyspark'),
  'nbclient==0.11.0',
  'nbformat==5.11.1',
  'ipykernel==7.4.0',
  'PyYAML==6.0.3',
]

/** Python with what executes notebooks. @returns {Promise<string>} its interpreter */
export async function prepare() {
  await installJava()
  return await pythonEnvironment('notebook', [...new Set(PINS)])
}
