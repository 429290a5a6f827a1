import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const FOLDER = fileURLToPath(new URL('../../../../.cache/cli-test/', import.meta.url))

/** `npm test` builds the product before its tests, and names it here: that one is tried. */
const BUILT = process.env['PLAINFLOW_TEST_CLI']

let bundled = BUILT ?? ''
beforeAll(async () => {
  if (BUILT === undefined) bundled = await bundle()
})
afterAll(async () => {
  if (BUILT === undefined) await rm(dirname(bundled), { recursive: true, force: true })
})

/** Runs the command line in a folder, as a person would. */
export function plainflow(folder: string, ...words: readonly string[]) {
  return plainflowWith({}, folder, ...words)
}

/** The same with more in the environment. */
export function plainflowWith(
  more: Readonly<Record<string, string>>,
  folder: string,
  ...words: readonly string[]
) {
  const args = [bundled, ...words]
  const env = { ...process.env, ...more }
  return new Promise<{ code: number; stdout: string; stderr: string; folder: string }>(
    (resolve) => {
      execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0
        resolve({ code, stdout, stderr, folder })
      })
    },
  )
}

/** The same for a reader who has enough after the first words of it. */
export function plainflowUnread(folder: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [bundled, ...words], { cwd: folder })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  child.stdout.once('data', () => child.stdout.destroy())
  return new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, stderr }))
  })
}

/** A new folder with some files in it, gone when the test is. */
export async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-cli-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

/**
 * Made once for all calls: translating hundreds of sources took seconds of every one of them. What few
 * commands load, such as what speaks to models, stays apart, as in the product.
 */
async function bundle(): Promise<string> {
  const outdir = join(FOLDER, String(process.pid))
  await build({
    entryPoints: [MAIN],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: ['@plainflow/server', '@duckdb/*', '@e965/xlsx', 'yauzl', 'yazl', 'esbuild'],
    logLevel: 'silent',
    // What is taken in as CommonJS still requires Node's own modules.
    banner: {
      js: "import { createRequire as bundledRequire } from 'node:module'\nconst require = bundledRequire(import.meta.url)",
    },
    plugins: [
      {
        // A module that looks for something beside itself goes on finding it.
        name: 'keep places',
        setup({ onLoad }) {
          onLoad({ filter: /packages\/.*\.ts$/ }, async (file) => ({
            contents: (await readFile(file.path, 'utf8')).replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(file.path).href),
            ),
            loader: 'ts',
            resolveDir: dirname(file.path),
          }))
        },
      },
    ],
  })
  return join(outdir, 'main.mjs')
}
