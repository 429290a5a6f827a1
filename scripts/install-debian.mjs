import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** apt-get refuses to work beside another. @type {Promise<unknown>} */
let before = Promise.resolve()

/**
 * Installs Debian's packages that tests need, where that is possible: as root and with apt-get.
 *
 * @param {string} what Told to whoever waits.
 * @param {string[]} packages
 */
export async function installDebian(what, packages) {
  const installed = before.then(() => install(what, packages))
  before = installed.catch(() => undefined)
  await installed
}

/** @param {string} what @param {string[]} packages */
async function install(what, packages) {
  const command = `apt-get install ${packages.join(' ')}`
  if (process.getuid?.() !== 0) throw new Error(`${what} is not installed: ${command}`)
  console.log(`Installing ${what} …`)
  const run = promisify(execFile)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  } catch (error) {
    const reason = String(error).split('\n')[0]
    throw new Error(`${what} could not be installed (${command}): ${reason}`, { cause: error })
  }
}
