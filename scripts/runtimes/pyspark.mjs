import { installJava } from '../install-java.mjs'
import { pythonEnvironment } from '../python-environment.mjs'
import { requirementsOf } from '../requirements-of.mjs'

/** Black judges how the code is laid out. */
const PINS = [...requirementsOf('pyspark'), 'black==25.11.0']

/** Python with Spark, which runs on Java. @returns {Promise<string>} its interpreter */
export async function prepare() {
  await installJava()
  return await pythonEnvironment('pyspark', PINS)
}
