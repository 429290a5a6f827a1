import { installJava } from '../install-java.mjs'
import { mavenJars } from '../maven-jars.mjs'

/** Whose tests need it. */
export const connector = 'mongodb'

/**
 * A server that speaks MongoDB's protocol and keeps everything in memory: MongoDB itself is to be had from
 * no package registry. The tests start one of their own; gives the folder of its jars.
 */
export async function prepare() {
  await installJava()
  return mavenJars('de.bwaldvogel:mongo-java-server:1.47.0')
}
