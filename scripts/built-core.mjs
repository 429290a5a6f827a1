import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './root.mjs'

const CORE = join(ROOT, 'packages/core')
const FOLDER = join(ROOT, '.cache/core')

/**
 * Core as a few files, made anew from its sources in a second: the tests of the packages above it load
 * these instead of a thousand modules one by one, which took longer than most tests. Gives what the
 * names of its exports stand for.
 */
export async function buildCore() {
  const { exports } = JSON.parse(await readFile(join(CORE, 'package.json'), 'utf8'))
  const entries = Object.entries(exports).map(([name, { source }]) => ({
    name: `@plainflow/core${name.slice(1)}`,
    source: join(CORE, source),
    file: `${basename(source, '.ts')}.js`,
  }))
  const { outputFiles } = await build({
    write: false,
    entryPoints: entries.map(({ source, file }) => ({ in: source, out: basename(file, '.js') })),
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['zod', 'fast-check'],
    sourcemap: true,
    logLevel: 'warning',
  })
  await mkdir(FOLDER, { recursive: true })
  // Each at once: another run of tests may read them meanwhile.
  for (const { path, contents } of outputFiles) {
    const part = `${path}.${process.pid}.part`
    await writeFile(part, contents)
    await rename(part, path)
  }
  return entries.map(({ name, file }) => ({
    find: new RegExp(`^${name}$`),
    replacement: resolve(FOLDER, file),
  }))
}

/** It is loaded by Node itself, once for all test files of a process. */
export const BUILT_CORE = /\.cache\/core\//
