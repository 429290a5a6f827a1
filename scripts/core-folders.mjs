import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { ROOT } from './root.mjs'

const CORE = join(ROOT, 'packages/core/src')
/** Tests may look anywhere: nothing is built on them. */
const TEST = /\.test\.ts$|[/\\](?:testing|golden)[/\\]/
const IMPORT = /\bfrom\s+'(\.[^']*)'|\bimport\(\s*'(\.[^']*)'|^import\s+'(\.[^']*)'/gm
const TYPE_IMPORT = /^(?:import|export) type [^']*'[^']*'/gm

/**
 * Which folder of core imports which, types too, each with the imports that do: "blocks/block.ts → tables/catalogue.ts".
 *
 * @typedef {Map<string, Map<string, string[]>>} Graph
 * @returns {Promise<Graph>}
 */
export async function foldersOfCore() {
  const entries = await readdir(CORE, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !TEST.test(file))
    .toSorted()
  /** @type {Graph} */
  const graph = new Map()
  for (const file of files) {
    const from = folderOf(file)
    const targets = graph.get(from) ?? new Map()
    graph.set(from, targets)
    for (const target of importsOf(file, await readFile(file, 'utf8'))) {
      const to = folderOf(target)
      if (to === from) continue
      targets.set(to, [...(targets.get(to) ?? []), `${short(file)} → ${short(target)}`])
    }
  }
  return graph
}

/**
 * A way from a folder back to itself, with an import for each step; null where there is none.
 *
 * @param {Graph} graph
 */
export function findCycle(graph) {
  const above = new Set(graph.keys())
  for (const folder of floorsOf(graph).flat()) above.delete(folder)
  const [start] = above
  if (start === undefined) return null
  // What stands on no floor imports something else that stands on none: the way comes round.
  /** @type {string[]} */
  const way = []
  let at = start
  while (!way.includes(at)) {
    way.push(at)
    at = [...(graph.get(at)?.keys() ?? [])].find((next) => above.has(next)) ?? ''
  }
  const round = [...way.slice(way.indexOf(at)), at]
  return round.slice(1).map((folder, place) => {
    const imports = graph.get(round[place] ?? '')?.get(folder) ?? []
    return `${round[place]} → ${folder}: ${imports.length} imports, such as ${imports[0]}`
  })
}

/**
 * The folders by what they stand on: each floor imports only from those below. Folders in a cycle, and
 * what stands on them, have no floor.
 *
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function floorsOf(graph) {
  /** @type {Set<string>} */
  const placed = new Set()
  /** @type {string[][]} */
  const floors = []
  for (;;) {
    const floor = [...graph]
      .filter(([folder, targets]) => !placed.has(folder) && isWithin(targets.keys(), placed))
      .map(([folder]) => folder)
      .toSorted()
    if (floor.length === 0) return floors
    floors.push(floor)
    for (const folder of floor) placed.add(folder)
  }
}

/**
 * All files of core that are loaded with one: types are not.
 *
 * @param {string} entry
 */
export async function loadedWith(entry) {
  const found = new Set([join(CORE, entry)])
  for (const file of found) {
    const text = (await readFile(file, 'utf8')).replaceAll(TYPE_IMPORT, '')
    for (const target of importsOf(file, text)) found.add(target)
  }
  return [...found].map(short).toSorted()
}

/** The floors as a page of the documentation. */
export async function coreFoldersPage() {
  const graph = await foldersOfCore()
  const rows = floorsOf(graph).flatMap((folders, floor) =>
    folders.map((folder) => {
      const below = [...(graph.get(folder)?.keys() ?? [])].toSorted()
      const named = below.map((name) => `\`${name}\``).join(', ')
      return `| ${floor} | \`${folder}\` | ${folder === 'index.ts' ? 'what it hands out' : named} |`
    }),
  )
  return [
    '# The folders of core',
    '',
    'Written by `npm run gen` from the imports of `packages/core/src`. A folder imports only from floors below its own; `scripts/core-folders.test.ts` refuses a cycle.',
    '',
    '| floor | folder | stands on |',
    '| ----- | ------ | --------- |',
    ...rows,
    '',
  ].join('\n')
}

/** @param {Iterable<string>} folders @param {Set<string>} known */
function isWithin(folders, known) {
  return [...folders].every((folder) => known.has(folder))
}

/** @param {string} file @param {string} text */
function importsOf(file, text) {
  return [...text.matchAll(IMPORT)]
    .map(([, from, asked, bare]) => resolve(dirname(file), from ?? asked ?? bare ?? ''))
    .filter((target) => target.startsWith(CORE + sep) && existsSync(target))
}

/**
 * The room a file stands in: a folder right below src, or `index.ts`, which hands everything out.
 *
 * @param {string} file
 */
function folderOf(file) {
  return relative(CORE, file).split(sep)[0] ?? ''
}

/** @param {string} file */
function short(file) {
  return relative(CORE, file).split(sep).join('/')
}
