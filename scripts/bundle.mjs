import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './root.mjs'

/**
 * What starts often as a few files instead of hundreds: finding, reading and linking core's modules one
 * by one took half a second of every command and every run. The modules stay beside, for who imports
 * a package.
 */
const BUNDLES = [
  {
    folder: 'packages/cli/dist/bundled',
    entries: {
      main: 'packages/cli/dist/main.js',
      core: 'packages/core/dist/index.js',
      engine: 'packages/engine/dist/index.js',
    },
  },
  {
    folder: 'packages/server/dist/bundled',
    entries: { main: 'packages/server/dist/main.js' },
  },
  {
    folder: 'packages/engine/dist/bundled',
    entries: { child: 'packages/engine/dist/child/main.js' },
  },
]

/** Of all else nothing is known: it may look for files of its own, or bring native code. */
const TAKEN_IN = /^(@plainflow\/(core|contract|engine)(\/|$)|zod(\/|$)|@duckdb\/node-api$)/

for (const { folder, entries } of BUNDLES) {
  const outdir = join(ROOT, folder)
  const { outputFiles } = await build({
    write: false,
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // Names stay, for the stack of a bug.
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [takeIn(), keepPlaces(outdir), onlyEnglish()],
    // What is taken in as CommonJS still requires the native module.
    banner: {
      js: "import { createRequire as bundledRequire } from 'node:module'\nconst require = bundledRequire(import.meta.url)",
    },
  })
  await mkdir(outdir, { recursive: true })
  // Entries last and each at once: whoever starts meanwhile gets the old bundle or the new one, whole.
  const isEntry = (/** @type {string} */ path) => basename(path, '.js') in entries
  for (const { path, contents } of outputFiles.toSorted(
    (left, right) => Number(isEntry(left.path)) - Number(isEntry(right.path)),
  )) {
    await writeFile(`${path}.part`, contents)
    await rename(`${path}.part`, path)
  }
  const made = new Set(outputFiles.map(({ path }) => basename(path)))
  for (const name of await readdir(outdir)) if (!made.has(name)) await rm(join(outdir, name))
}

/** @returns {import('esbuild').Plugin} */
function takeIn() {
  return {
    name: 'take in',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'dynamic-import' && path.startsWith('@duckdb/'))
          throw new Error(`${path} has no names once bundled: import child/duckdb.ts instead`)
        const isOurs = kind === 'entry-point' || TAKEN_IN.test(path)
        return isOurs ? undefined : { path, external: true }
      })
    },
  }
}

/**
 * A module that looks for something beside itself goes on finding it: its own address is kept.
 *
 * @param {string} outdir
 * @returns {import('esbuild').Plugin}
 */
function keepPlaces(outdir) {
  const ours = join(ROOT, 'packages') + sep
  return {
    name: 'keep places',
    setup({ onLoad }) {
      onLoad({ filter: /\.js$/ }, async ({ path }) => {
        if (!path.startsWith(ours)) return undefined
        const text = await readFile(path, 'utf8')
        if (!text.includes('import.meta.url')) return undefined
        const place = relative(outdir, path).split(sep).join('/')
        const kept = `new URL(${JSON.stringify(place)}, import.meta.url).href`
        const contents = text.replaceAll('import.meta.url', kept)
        return { contents, loader: 'js', resolveDir: dirname(path) }
      })
    },
  }
}

/** Zod's words in forty languages were a third of all there is to read. @returns {import('esbuild').Plugin} */
function onlyEnglish() {
  return {
    name: 'only English',
    setup({ onLoad }) {
      onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({
        contents: "export { default as en } from './en.js'",
      }))
    },
  }
}
