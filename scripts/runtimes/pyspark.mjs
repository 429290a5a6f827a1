import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installDebian } from '../install-debian.mjs'
import { pythonEnvironment } from '../python-environment.mjs'

/** Exact, so that a pass today is a pass tomorrow; openpyxl writes spreadsheets. */
const PINS = ['pyspark==4.0.1', 'openpyxl==3.1.5', 'black==25.11.0']

/** Python with Spark, which runs on Java. @returns {Promise<string>} its interpreter */
export async function prepare() {
  try {
    await promisify(execFile)('java', ['-version'])
  } catch {
    await installDebian('Java', ['openjdk-17-jre-headless'])
  }
  return await pythonEnvironment('pyspark', PINS)
}
