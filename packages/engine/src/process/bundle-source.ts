import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDER = join(PACKAGES, '../.cache/engine-child')
const bundled = new Map<string, Promise<string>>()

const REQUIRE =
  "import { createRequire as bundledRequire } from 'node:module'\nconst require = bundledRequire(import.meta.filename)"

/** What the engine's child is made from; paths beneath the folder of all packages. */
const CHILD_SOURCES = ['core/src', 'engine/src']

/**
 * What runs apart from us (the engine's child, a thread of the server) as one JavaScript file, made from
 * its TypeScript sources. Only tests and development come here; a build has JavaScript already. Loading
 * the sources one by one took half a second a child.
 */
export function bundleSource(
  entry: string,
  sources: readonly string[] = CHILD_SOURCES,
): Promise<string> {
  const known = bundled.get(entry)
  if (known) return known
  const begun = bundle(entry, sources)
  bundled.set(entry, begun)
  // What could not be made this time may be made the next.
  begun.catch(() => bundled.delete(entry))
  return begun
}

async function bundle(entry: string, sources: readonly string[]): Promise<string> {
  const path = join(FOLDER, `${await fingerprint(entry, sources)}.mjs`)
  if (existsSync(path)) return path
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    // DuckDB's many modules one by one took a third of a second a child, and most tests start several.
    external: [
      '@duckdb/node-bindings',
      '@e965/xlsx',
      'node-sqlite3-wasm',
      'pg',
      'pg-copy-streams',
      'yauzl',
      'yazl',
    ],
    minifyWhitespace: true,
    minifySyntax: true,
    // What is taken in as CommonJS still requires the native module.
    banner: { js: REQUIRE },
    write: false,
    logLevel: 'silent',
  })
  await mkdir(FOLDER, { recursive: true })
  // Several test processes may get here at once: each writes its own and moves it into place.
  const temporary = `${path}.${process.pid}.part`
  await writeFile(temporary, outputFiles[0]?.text ?? '')
  await rename(temporary, path)
  return path
}

/** Names, sizes and times of everything it is made from. */
async function fingerprint(entry: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(entry)
  for (const source of [...sources, '../package-lock.json']) {
    const root = join(PACKAGES, source)
    const below = await readdir(root, { recursive: true }).catch(() => [''])
    for (const name of below.filter((each) => /^$|\.ts$/.test(each)).toSorted()) {
      const { size, mtimeMs } = await stat(join(root, name))
      hash.update(`${source}/${name} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}
