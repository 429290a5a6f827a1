import { mavenJars } from '../maven-jars.mjs'
import { jarsOf, prepare as preparePyspark } from './pyspark.mjs'

/** The newest of its line whose jars are all to be had. */
export const SCALAFMT = '3.7.17'

/**
 * The jars of Spark, among which are those of the Scala compiler it was built with: PySpark brings them.
 *
 * @returns {Promise<string>} their folder
 */
export async function prepare() {
  await prepareScalafmt()
  return await jarsOf(await preparePyspark())
}

/** Scalafmt, which judges how the code is laid out. @returns {Promise<string>} the folder of its jars */
export async function prepareScalafmt() {
  return await mavenJars(`org.scalameta:scalafmt-cli_2.13:${SCALAFMT}`)
}
