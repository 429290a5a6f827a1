import { pythonEnvironment } from '../python-environment.mjs'
import { requirementsOf } from '../requirements-of.mjs'

/** Both libraries in one place, as one kernel then runs every notebook. */
const PINS = [
  ...requirementsOf('pandas'),
  ...requirementsOf('polars'),
  'nbclient==0.11.0',
  'nbformat==5.11.1',
  'ipykernel==7.4.0',
  'PyYAML==6.0.3',
]

/** Python with what executes notebooks. @returns {Promise<string>} its interpreter */
export async function prepare() {
  return await pythonEnvironment('notebook', PINS)
}
