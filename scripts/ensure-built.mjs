import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './root.mjs'

const CACHE = join(ROOT, '.cache')
const NODE_PACKAGES = ['core', 'contract', 'engine', 'models', 'server', 'cli']

/**
 * What is built, from what, into what, by which commands. Their own dependencies are installed with
 * the product: a start needs no second tool.
 */
const PARTS = {
  node: {
    label: 'the server',
    sources: [
      'scripts/bundle.mjs',
      ...NODE_PACKAGES.flatMap((name) => [
        `packages/${name}/src`,
        `packages/${name}/package.json`,
        `packages/${name}/tsconfig.build.json`,
      ]),
    ],
    result: 'packages/cli/dist/bundled/main.js',
    commands: [
      ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.build.json'],
      ['scripts/bundle.mjs'],
    ],
  },
  web: {
    label: 'the web application',
    sources: [
      'packages/core/src',
      'packages/contract/src',
      'packages/web/src',
      'packages/web/public',
      'packages/web/index.html',
      'packages/web/vite.config.ts',
      'packages/web/trim-libraries.ts',
      'packages/web/package.json',
    ],
    result: 'packages/web/dist/index.html',
    commands: [['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn']],
  },
}

/**
 * Builds what is missing or older than its sources, and nothing else: a second start must answer
 * within seconds. Freshness is a fingerprint of names, sizes and times, kept beside the build.
 *
 * @param {{ parts?: (keyof typeof PARTS)[], say?: (line: string) => void }} [options]
 */
export async function ensureBuilt({ parts = ['node', 'web'], say = () => {} } = {}) {
  await mkdir(CACHE, { recursive: true })
  for (const name of parts) {
    if (await isFresh(name)) continue
    const unlock = await lockBuild()
    try {
      if (await isFresh(name)) continue
      const part = PARTS[name]
      say(`Building ${part.label} …`)
      const fingerprint = await fingerprintOf(part.sources)
      for (const command of part.commands) await runCommand(command)
      const stamp = stampFile(name)
      await writeFile(`${stamp}.new`, fingerprint)
      await rename(`${stamp}.new`, stamp)
    } finally {
      await unlock()
    }
  }
}

/** @param {keyof typeof PARTS} name */
async function isFresh(name) {
  const part = PARTS[name]
  if (!existsSync(join(ROOT, part.result))) return false
  const stamp = await readFile(stampFile(name), 'utf8').catch(() => '')
  return stamp === (await fingerprintOf(part.sources))
}

/** @param {string} name */
function stampFile(name) {
  return join(CACHE, `build-${name}.stamp`)
}

/** @param {string[]} sources */
async function fingerprintOf(sources) {
  const hash = createHash('sha256')
  for (const source of [...sources, 'package-lock.json', 'tsconfig.base.json']) {
    for (const file of await filesBelow(join(ROOT, source))) {
      const { size, mtimeMs } = await stat(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {Promise<string[]>} */
async function filesBelow(path) {
  const info = await stat(path).catch(() => null)
  if (!info) return []
  if (!info.isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** @param {string[]} command */
async function runCommand(command) {
  try {
    // Tests say NODE_ENV=test, and with that the development build of React would be bundled.
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, command, { cwd: ROOT, maxBuffer: 1 << 24, env })
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error)
    throw new Error(`The build failed: ${command.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

/** Two commands started at once must not write into one dist. A lock whose owner is gone is taken over. */
async function lockBuild() {
  const file = join(CACHE, 'build.lock')
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch {
      const owner = Number(await readFile(file, 'utf8').catch(() => ''))
      if (owner && !isAlive(owner)) await rm(file, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
