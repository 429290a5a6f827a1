import { copyFile, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installJava } from '../install-java.mjs'
import { mavenJars } from '../maven-jars.mjs'
import { pythonEnvironment } from '../python-environment.mjs'
import { requirementsOf } from '../requirements-of.mjs'
import { ROOT } from '../root.mjs'

/** Black judges how the code is laid out. */
const PINS = [...requirementsOf('pyspark'), 'black==25.11.0']

/** By which the drivers reach a server through a socket in a folder, as tests have it. */
const SOCKETS = [
  'com.kohlschutter.junixsocket:junixsocket-common:2.10.1',
  'com.kohlschutter.junixsocket:junixsocket-native-common:2.10.1',
]

/** Python with Spark, which runs on Java. @returns {Promise<string>} its interpreter */
export async function prepare() {
  await installJava()
  return await pythonEnvironment('pyspark', PINS)
}

/** The same, with the drivers by which exported code reaches databases among Spark's jars. */
export async function prepareOutside() {
  const python = await prepare()
  const jars = await jarsOf(python)
  const drivers = JSON.parse(await readFile(join(ROOT, 'scripts/drivers.gen.json'), 'utf8'))
  for (const artifact of [...drivers, ...SOCKETS]) {
    const folder = await mavenJars(artifact)
    const files = (await readdir(folder)).filter((name) => name.endsWith('.jar'))
    for (const name of files) await laid(join(folder, name), join(jars, name))
  }
  return python
}

/** @param {string} python @returns {Promise<string>} the folder of Spark's jars */
export async function jarsOf(python) {
  const code = 'import os, pyspark; print(os.path.dirname(pyspark.__file__))'
  const { stdout } = await promisify(execFile)(python, ['-c', code])
  return join(stdout.trim(), 'jars')
}

/** Whole or not at all, as Spark may be looking. @param {string} from @param {string} to */
async function laid(from, to) {
  const half = join(dirname(to), `.${process.pid}.half`)
  await copyFile(from, half)
  await rename(half, to)
}
