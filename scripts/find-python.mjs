import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebian } from './install-debian.mjs'
import { ROOT } from './root.mjs'

/** Exact, so that a pass today is a pass tomorrow. */
const PINS = ['numpy==2.3.5', 'pandas==2.3.3', 'pyarrow==22.0.0', 'openpyxl==3.1.5']
const CACHE = join(ROOT, '.cache')
const HOME = join(CACHE, 'python')
const STAMP = join(HOME, 'pins.txt')

/**
 * A Python with pandas and pyarrow for running printed programs: a virtual environment made once and
 * kept. Where none can be had, says what is missing; on CI that is a failure, not a skip.
 *
 * @returns {Promise<{ python: string, missing?: undefined } | { python?: undefined, missing: string }>}
 */
export async function findPython() {
  const python = join(HOME, 'bin', 'python')
  try {
    if (!(await isReady())) await withLock(makeEnvironment)
    return { python }
  } catch (error) {
    const missing = `Python with ${PINS.join(', ')} (${error instanceof Error ? error.message.split('\n')[0] : ''})`
    if (process.env['CI'] === 'true')
      throw new Error(`${missing} is needed on CI`, { cause: error })
    return { missing }
  }
}

async function isReady() {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === PINS.join('\n')
}

async function makeEnvironment() {
  if (await isReady()) return
  const run = promisify(execFile)
  const makeEmpty = async () => {
    await rm(HOME, { recursive: true, force: true })
    await run('python3', ['-m', 'venv', HOME])
  }
  try {
    await makeEmpty()
  } catch {
    await installDebian('Python', ['python3', 'python3-venv'])
    await makeEmpty()
  }
  await run(join(HOME, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', ...PINS])
  await writeFile(STAMP, PINS.join('\n'))
}

/**
 * Several test files may want it at once: one makes it, the others wait.
 *
 * @param {() => Promise<void>} work
 */
async function withLock(work) {
  const lock = `${HOME}.lock`
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
