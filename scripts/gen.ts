import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { accessReference } from '../packages/contract/src/access-reference.ts'
import type { Route } from '../packages/contract/src/route.ts'
import { ROUTES } from '../packages/contract/src/routes.ts'
import type { Connector } from '../packages/core/src/connectors/connector.ts'
import { CONNECTORS } from '../packages/core/src/connectors/registry.ts'
import { SPARK_ML_REQUIREMENTS } from '../packages/core/src/learning/again/spark-ml/requirements.ts'
import { SCIKIT_REQUIREMENTS } from '../packages/core/src/learning/again/scikit-learn/requirements.ts'
import { expressionReference } from '../packages/core/src/relation/expression-reference.ts'
import type { TargetId } from '../packages/core/src/targets/target.ts'
import { targetReference } from '../packages/core/src/targets/target-reference.ts'
import { targets } from '../packages/core/src/targets/targets.ts'
import { codeLengths } from './code-lengths.ts'
import { coreFoldersPage } from './core-folders.mjs'

/**
 * Writes the registry of blocks from the folders under packages/core/src/blocks, so that adding a
 * block is adding a folder, the kinds of systems outside from the connectors, the calls of the client and
 * docs/access.md from the routes, docs/expressions.md from the function table, docs/core-folders.md from the imports, and docs/targets.md and the versions of Python packages that the tests install from the targets.
 * `npm run gen` writes; `npm run gen -- --check` only says what is stale.
 */
const SEATS = [
  'block.ts',
  'config.ts',
  'form.ts',
  'columns.ts',
  'lower.ts',
  'describe.ts',
  'cases.ts',
  'about.md',
]

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'packages/core/src/blocks')

const types = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .toSorted()

refuseIncomplete()
const stale = await writeAll(process.argv.includes('--check'))
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run gen" and commit what it writes.`)
  process.exitCode = 1
}

function refuseIncomplete(): void {
  const missing = types.flatMap((type) =>
    SEATS.filter((seat) => !existsSync(join(folder, type, seat))).map((seat) => `${type}/${seat}`),
  )
  const misnamed = types.filter((type) => !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(type))
  if (missing.length === 0 && misnamed.length === 0) return
  for (const path of missing) console.error(`Missing: packages/core/src/blocks/${path}`)
  for (const type of misnamed) console.error(`Not a block id (snake_case): blocks/${type}`)
  process.exit(1)
}

async function writeAll(checkOnly: boolean): Promise<string[]> {
  const files = [
    [join(folder, 'blocks.gen.ts'), registryText()],
    [join(folder, 'lowering.gen.ts'), loweringText()],
    [join(folder, 'cases.gen.ts'), casesText()],
    [join(folder, 'understand.gen.ts'), understandText()],
    [join(folder, 'revise.gen.ts'), reviseText()],
    [join(folder, 'outline.gen.ts'), outlineText()],
    [join(folder, 'about.gen.ts'), aboutText()],
    [join(root, 'packages/core/src/connectors/kinds.gen.ts'), kindsText()],
    [join(root, 'packages/contract/src/calls.gen.ts'), callsText()],
    [join(root, 'docs/expressions.md'), expressionReference()],
    [join(root, 'docs/targets.md'), `${targetReference()}\n${codeLengths()}`],
    [join(root, 'docs/access.md'), accessReference()],
    [join(root, 'docs/core-folders.md'), await coreFoldersPage()],
    [join(root, 'scripts/requirements.gen.json'), requirementsText()],
    [join(root, 'scripts/drivers.gen.json'), driversText()],
  ] as const
  const changed: string[] = []
  for (const [path, text] of files) {
    const options = (await resolveConfig(path)) ?? {}
    const formatted = await format(text, { ...options, filepath: path })
    const current = existsSync(path) ? readFileSync(path, 'utf8') : null
    if (current === formatted) continue
    changed.push(relative(root, path))
    if (!checkOnly) writeFileSync(path, formatted)
  }
  return checkOnly ? changed : []
}

/** What draws a block needs their names, and not all that they can print. */
function kindsText(): string {
  return [
    '// Written by `npm run gen` from the registry beside it. Edits here are lost.\n',
    'interface Kind { readonly name: string; readonly label: string }\n',
    '/** The kinds of systems outside that hold tables, and that there is a connector for. */',
    `export const KINDS: readonly Kind[] = ${kinds(({ can }) => !can.requests)}\n`,
    '/** Those that answer requests. */',
    `export const REQUEST_KINDS: readonly Kind[] = ${kinds(({ can }) => can.requests === true)}`,
  ].join('\n')
}

function kinds(isOne: (connector: Connector) => boolean): string {
  return JSON.stringify(CONNECTORS.filter(isOne).map(({ name, label }) => ({ name, label })))
}

function callsText(): string {
  const calls = Object.entries<Route>(ROUTES).map(([name, { method, path, answer }]) => [
    name,
    { method, path, answer: typeof answer === 'string' ? answer : 'json' },
  ])
  return [
    '// Written by `npm run gen` from the routes. Edits here are lost.\n',
    "import type { Call } from './call.ts'",
    "import type { RouteName } from './routes.ts'\n",
    '/** How each call is made, and what comes back. */',
    `export const CALLS: Readonly<Record<RouteName, Call>> = ${JSON.stringify(Object.fromEntries(calls))}`,
  ].join('\n')
}

/** Scripts run before anything is built, so they read what the exports will name from a file. */
function requirementsText(): string {
  const named = Object.values(targets).flatMap(({ id, python }) =>
    python ? [[id, [...new Set([...python.requirements, ...besides(id)])]]] : [],
  )
  return JSON.stringify(Object.fromEntries(named))
}

/** The same of the packages of Maven, which Spark looks for among its jars. */
function driversText(): string {
  const ways = CONNECTORS.flatMap(({ code }) => Object.values(code.languages))
  const named = ways.flatMap((way) => (way.kind === 'calls' ? (way.drivers ?? []) : []))
  return JSON.stringify([...new Set(named)])
}

/** What the connectors take beside in the same language, and what trains. */
function besides(id: TargetId): readonly string[] {
  const learning: Partial<Record<TargetId, readonly string[]>> = {
    pandas: SCIKIT_REQUIREMENTS,
    polars: SCIKIT_REQUIREMENTS,
    pyspark: SPARK_ML_REQUIREMENTS,
  }
  return [
    ...CONNECTORS.flatMap(({ code }) => {
      const way = code.languages[id]
      return way.kind === 'calls' ? way.requirements : []
    }),
    ...(learning[id] ?? []),
  ]
}

function header(): string {
  return '// Written by `npm run gen` from the folders beside it. Edits here are lost.\n'
}

function registryText(): string {
  return [
    header(),
    `import type { BlockDefinition } from './block.ts'`,
    ...types.map((type) => `import { block as ${camel(type)}Block } from './${type}/block.ts'`),
    '',
    '/** By id; `BLOCKS` of the registry has them in the order of the palette. */',
    'export const REGISTERED: readonly BlockDefinition[] = [',
    ...types.map((type) => `  ${camel(type)}Block,`),
    ']',
  ].join('\n')
}

function loweringText(): string {
  return [
    header(),
    `import type { Lowering } from './block.ts'`,
    ...types.map((type) => `import * as ${camel(type)}Lowering from './${type}/lower.ts'`),
    '',
    '/** What each block means, by block type. */',
    'export const LOWERING: Readonly<Record<string, Lowering>> = {',
    ...types.map((type) => `  ${type}: ${camel(type)}Lowering,`),
    '}',
  ].join('\n')
}

function casesText(): string {
  return [
    header(),
    `import type { BlockCase } from './block.ts'`,
    ...types.map((type) => `import { cases as ${camel(type)}Cases } from './${type}/cases.ts'`),
    '',
    '/** The examples every target must reproduce, by block type. */',
    'export const CASES: Readonly<Record<string, readonly BlockCase[]>> = {',
    ...types.map((type) => `  ${type}: ${camel(type)}Cases,`),
    '}',
  ].join('\n')
}

/** Only some blocks have this seat: the others are never asked for in words. */
function understandText(): string {
  const understanding = types.filter((type) => existsSync(join(folder, type, 'understand.ts')))
  return [
    header(),
    `import type { Understand } from './block.ts'`,
    ...understanding.map((type) => {
      return `import { understand as ${camel(type)}Understand } from './${type}/understand.ts'`
    }),
    '',
    '/** What reads a clause of a sentence, by block type. */',
    'export const UNDERSTAND: Readonly<Record<string, Understand>> = {',
    ...understanding.map((type) => `  ${type}: ${camel(type)}Understand,`),
    '}',
  ].join('\n')
}

/** Only some blocks have this seat. */
function reviseText(): string {
  const revising = types.filter((type) => existsSync(join(folder, type, 'revise.ts')))
  return [
    header(),
    `import type { Revise } from './revise.ts'`,
    ...revising.map(
      (type) => `import { revise as ${camel(type)}Revise } from './${type}/revise.ts'`,
    ),
    '',
    '/** What takes a remark about a block that is there, by block type. */',
    'export const REVISE: Readonly<Record<string, Revise>> = {',
    ...revising.map((type) => `  ${type}: ${camel(type)}Revise,`),
    '}',
  ].join('\n')
}

/** Only some blocks have this seat. */
function outlineText(): string {
  const outlining = types.filter((type) => existsSync(join(folder, type, 'outline.ts')))
  return [
    header(),
    `import type { OutlineSeat } from './outline.ts'`,
    ...outlining.map((type) => `import * as ${camel(type)}Outline from './${type}/outline.ts'`),
    '',
    '/** What reads a clause that cannot be bound to data, by block type. */',
    'export const OUTLINE: Readonly<Record<string, OutlineSeat>> = {',
    ...outlining.map((type) => `  ${type}: ${camel(type)}Outline,`),
    '}',
  ].join('\n')
}

function aboutText(): string {
  return [
    header(),
    '/** What the documentation says of each block, as markdown, by block type. */',
    'export const ABOUT: Readonly<Record<string, string>> = {',
    ...types.map((type) => {
      const markdown = readFileSync(join(folder, type, 'about.md'), 'utf8')
      return `  ${type}: ${JSON.stringify(markdown)},`
    }),
    '}',
  ].join('\n')
}

/** Ids such as `export` are no identifiers; `exportBlock` is one. */
function camel(type: string): string {
  return type.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
