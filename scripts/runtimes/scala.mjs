import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { mavenJars } from '../maven-jars.mjs'
import { prepare as preparePyspark } from './pyspark.mjs'

/** The newest of its line whose jars are all to be had. */
export const SCALAFMT = '3.7.17'

/**
 * The jars of Spark, among which are those of the Scala compiler it was built with: PySpark brings them.
 *
 * @returns {Promise<string>} their folder
 */
export async function prepare() {
  await prepareScalafmt()
  const python = await preparePyspark()
  const code = 'import os, pyspark; print(os.path.join(os.path.dirname(pyspark.__file__), "jars"))'
  const { stdout } = await promisify(execFile)(python, ['-c', code])
  return stdout.trim()
}

/** Scalafmt, which judges how the code is laid out. @returns {Promise<string>} the folder of its jars */
export async function prepareScalafmt() {
  return await mavenJars(`org.scalameta:scalafmt-cli_2.13:${SCALAFMT}`)
}
