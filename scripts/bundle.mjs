import { readFileSync } from 'node:fs'
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
      // What a run loads and no more, by name, for `npm run bench`.
      run: 'scripts/bench/run-parts.mjs',
    },
  },
  {
    folder: 'packages/server/dist/bundled',
    entries: {
      main: 'packages/server/dist/main.js',
      worker: 'packages/server/dist/worker.js',
      // A thread of its own for what takes long.
      thinker: 'packages/server/dist/thinking/thinker.js',
    },
  },
  {
    folder: 'packages/engine/dist/bundled',
    entries: {
      child: 'packages/engine/dist/child/main.js',
      // The process that speaks to what lies outside.
      'connector-child': 'packages/engine/dist/connectors/child/main.js',
    },
  },
  {
    folder: 'packages/models/dist/bundled',
    // The process that holds a model in a file.
    entries: { 'model-child': 'packages/models/dist/local/child/main.js' },
  },
]

/** Of all else nothing is known: it may look for files of its own, or bring native code. */
const TAKEN_IN = /^(@plainflow\/(core|contract|engine|models)(\/|$)|zod(\/|$)|@duckdb\/node-api$)/

const FROM_PACKAGE = /^import \{([^}]*)\} from '@plainflow\/(core|contract|engine|models)';?$/gm

/** By package: the module behind each name of its index. @type {Map<string, Map<string, string>>} */
const indexes = new Map()

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
    plugins: [takeIn(), ourModules(outdir), onlyEnglish()],
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
 * A module that looks for something beside itself goes on finding it: its own address is kept. Of our
 * packages and of zod comes what is used: through an index or the object `z` all of it would.
 *
 * @param {string} outdir
 * @returns {import('esbuild').Plugin}
 */
function ourModules(outdir) {
  const ours = ['packages', 'scripts'].map((folder) => join(ROOT, folder) + sep)
  return {
    name: 'our modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.m?js$/ }, async ({ path }) => {
        if (!ours.some((folder) => path.startsWith(folder))) return undefined
        const text = await readFile(path, 'utf8')
        const place = relative(outdir, path).split(sep).join('/')
        const contents = text
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
          .replace(/^import \{ z \} from 'zod'/m, "import * as z from 'zod'")
          .replace(FROM_PACKAGE, (_, names, name) => fromModules(names, name))
        return { contents, loader: 'js', resolveDir: dirname(path) }
      })
    },
  }
}

/** @param {string} names @param {string} name */
function fromModules(names, name) {
  const index = indexes.get(name) ?? readIndex(name)
  const imports = wordsOf(names).map((each) => {
    const module = index.get(each.split(' as ')[0] ?? '')
    if (!module) throw new Error(`${each} is not found in the index of ${name}`)
    return `import { ${each} } from ${JSON.stringify(module)};`
  })
  return imports.join(' ')
}

/** @param {string} name */
function readIndex(name) {
  const folder = join(ROOT, 'packages', name, 'dist')
  const text = readFileSync(join(folder, 'index.js'), 'utf8')
  const index = new Map(
    [...text.matchAll(/^export \{([^}]*)\} from '(.*)';$/gm)].flatMap(([, names = '', path = '']) =>
      wordsOf(names).map((each) => [each, join(folder, path)]),
    ),
  )
  indexes.set(name, index)
  return index
}

/** @param {string} names */
function wordsOf(names) {
  return names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
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
