import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installDebian } from './install-debian.mjs'

/** What Spark runs on, where it is not there yet. */
export async function installJava() {
  try {
    await promisify(execFile)('java', ['-version'])
  } catch {
    await installDebian('Java', ['openjdk-17-jre-headless'])
  }
}
