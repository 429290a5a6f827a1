import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../../../.cache/engine-child/', import.meta.url))
const bundled = new Map<string, Promise<string>>()

/**
 * The child as one JavaScript file, made from its TypeScript sources. Only tests and development come
 * here; a build has JavaScript already. Loading the sources one by one took half a second a child.
 */
export function bundleSource(entry: string): Promise<string> {
  const known = bundled.get(entry) ?? bundle(entry)
  bundled.set(entry, known)
  return known
}

async function bundle(entry: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: ['@duckdb/*', 'yazl'],
    write: false,
    logLevel: 'silent',
  })
  const text = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const path = join(FOLDER, `${hash}.mjs`)
  await mkdir(FOLDER, { recursive: true })
  // Several test processes may get here at once: each writes its own and moves it into place.
  const temporary = join(FOLDER, `${hash}.${process.pid}.part`)
  await writeFile(temporary, text)
  await rename(temporary, path)
  return path
}
