import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ModelFileProblem } from './model-file-problem.ts'

/** The manifest and the lock of what runs models, with an integrity for each of its packages. */
const PINNED = fileURLToPath(new URL('../../runtime/', import.meta.url))

/** Where it lies beneath the folder of the models: one place a version, so that none is half another. */
export const RUNTIME_FOLDER = 'runtime-3.22.1'

export async function hasRuntime(folder: string): Promise<boolean> {
  const path = join(folder, RUNTIME_FOLDER, 'node_modules/node-llama-cpp/package.json')
  return stat(path).then(
    () => true,
    () => false,
  )
}

/**
 * Installs what runs models: node-llama-cpp with the program for this system's processor, and none of
 * those for graphics cards, which are twenty times as large. Nothing of it runs while it is installed.
 */
export async function installRuntime(folder: string): Promise<void> {
  if (await hasRuntime(folder)) return
  if (process.platform !== 'linux' || !PROCESSORS.includes(process.arch))
    throw new ModelFileProblem(NOT_HERE)
  await mkdir(folder, { recursive: true })
  const made = await mkdtemp(join(folder, 'installing-'))
  try {
    for (const name of ['package.json', 'package-lock.json'])
      await copyFile(join(PINNED, name), join(made, name))
    await npm(made, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
    await rename(made, join(folder, RUNTIME_FOLDER))
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

const PROCESSORS: readonly string[] = ['x64', 'arm64']
const NOT_HERE =
  'Models in files run on Linux (x64 and arm64) so far. Elsewhere run them with Ollama or LM Studio and connect those.'

async function npm(cwd: string, words: readonly string[]): Promise<void> {
  const own = process.env['npm_execpath']
  // Started by npm, the one that started it; npm is a script there, which node runs.
  const [command, args] =
    own?.endsWith('.js') || own?.endsWith('.cjs')
      ? [process.execPath, [own, ...words]]
      : ['npm', [...words]]
  try {
    await promisify(execFile)(command, args, { cwd, maxBuffer: 64_000_000 })
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? '')
    const line = said.split('\n').find((one) => /npm error (?!code)\S/i.test(one)) ?? String(error)
    const why = line.replace(/^npm error\s*/i, '').slice(0, 300)
    throw new ModelFileProblem(`What runs models could not be installed with npm: ${why}`)
  }
}
