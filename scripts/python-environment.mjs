import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebian } from './install-debian.mjs'
import { ROOT } from './root.mjs'

const CACHE = join(ROOT, '.cache')

/**
 * A virtual environment with exactly these packages, made once and kept; gives its interpreter. Where
 * it cannot be made, throws with what is missing.
 *
 * @param {string} name The folder under .cache.
 * @param {readonly string[]} pins `pandas==2.3.3`: exact, so that a pass today is a pass tomorrow.
 * @returns {Promise<string>}
 */
export async function pythonEnvironment(name, pins) {
  const home = join(CACHE, name)
  const stamp = join(home, 'pins.txt')
  const isReady = async () => (await readFile(stamp, 'utf8').catch(() => '')) === pins.join('\n')
  if (!(await isReady())) {
    await withLock(`${home}.lock`, isReady, async () => {
      if (await isReady()) return
      await makeEnvironment(home, pins)
      await writeFile(stamp, pins.join('\n'))
    })
  }
  return join(home, 'bin', 'python')
}

/** @param {string} home @param {readonly string[]} pins */
async function makeEnvironment(home, pins) {
  const run = promisify(execFile)
  const makeEmpty = async () => {
    await rm(home, { recursive: true, force: true })
    await run('python3', ['-m', 'venv', home])
  }
  try {
    await makeEmpty()
  } catch {
    await installDebian('Python', ['python3', 'python3-venv'])
    await makeEmpty()
  }
  const python = join(home, 'bin', 'python')
  // What is imported is compiled then, and most of it never is.
  const install = ['-m', 'pip', 'install', '--quiet', '--no-compile', ...pins]
  await run(python, install, { maxBuffer: 64_000_000 })
}

/**
 * Several test files may want it at once: one makes it, the others wait.
 *
 * @param {string} lock
 * @param {() => Promise<boolean>} isReady
 * @param {() => Promise<void>} work
 */
export async function withLock(lock, isReady, work) {
  await mkdir(CACHE, { recursive: true })
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const owner = Number(await readFile(lock, 'utf8').catch(() => '0'))
      if (owner > 0 && !existsSync(`/proc/${owner}`)) await rm(lock, { force: true })
      await new Promise((resolve) => setTimeout(resolve, 500))
      if (await isReady()) return
    }
  }
  try {
    await work()
  } finally {
    await rm(lock, { force: true })
  }
}
