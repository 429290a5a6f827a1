import { pythonEnvironment } from '../python-environment.mjs'
import { requirementsOf } from '../requirements-of.mjs'

/** Black judges how the code is laid out. */
const PINS = [...requirementsOf('polars'), 'black==25.11.0']

/** Python with Polars. @returns {Promise<string>} its interpreter */
export async function prepare() {
  return await pythonEnvironment('polars', PINS)
}
