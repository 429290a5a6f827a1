import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONNECTORS } from '../packages/core/src/connectors/registry.ts'
import { connector as proof } from '../packages/core/src/connectors/testing/ndjson-folder/connector.ts'
import { ROOT } from './root.mjs'

/** The sources of every package and its settings: what is written by hand. */
const files = readdirSync(join(ROOT, 'packages')).flatMap((name) => {
  const inside = readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true })
  return ['package.json', ...inside.map((path) => `src/${String(path)}`)]
    .filter((path) => /\.(?:tsx?|json)$/.test(path) && !path.includes('/golden/'))
    .map((path) => `packages/${name}/${path}`)
})

/** A line in each makes a connector known; the third is written from the first. */
const REGISTRIES = [
  'packages/core/src/connectors/kinds.gen.ts',
  'packages/core/src/connectors/registry.ts',
  'packages/engine/src/connectors/registry.ts',
]

/** Where PostgreSQL is something else than what a connection leads to. */
const OTHERWISE = [
  // One of the languages that pipelines are printed in, and what runs it.
  'packages/core/src/targets/',
  'packages/core/src/connectors/connector-code.ts',
  'packages/engine/src/runtimes/postgres.ts',
  'packages/engine/src/conformance/',
  // What the server itself keeps its things in.
  'packages/server/src/store/',
  'packages/server/package.json',
  'packages/server/src/settings.ts',
  'packages/server/src/accounts/common-passwords.ts',
  // The drivers, some of which are called as what they open.
  'packages/engine/package.json',
  // What people say: words that stand for a kind of database.
  'packages/core/src/blocks/outline-words.ts',
  'packages/core/src/blocks/load_db/describe.ts',
  'packages/core/src/blocks/about.gen.ts',
  // What it is spoken to by.
  'packages/engine/package.json',
]

test.each(CONNECTORS.map((connector) => [connector.name, connector] as const))(
  'shared code does not know %s',
  (name, { label, fields }) => {
    const port = Number(fields.find(({ isPort }) => isPort)?.initial)
    const plain = label.replaceAll(/[()]/g, String.raw`\$&`)
    // A port that many share says nothing.
    const said = new RegExp(
      [name, plain, ...(port > 1_000 ? [`\\b${port}\\b`] : [])].join('|'),
      'i',
    )
    const knowing = files
      .filter((path) => !isTest(path) && !isOwn(path, name))
      .filter((path) => !OTHERWISE.some((place) => path.startsWith(place)))
      .filter((path) => said.test(code(path)))
    expect(knowing.toSorted()).toEqual(REGISTRIES)
  },
)

test('the second connector touches three files outside its own folders', () => {
  const touched = files
    .filter((path) => !isOwn(path, `testing/${proof.name}`))
    .filter((path) => readFileSync(join(ROOT, path), 'utf8').includes(proof.name))
  expect(touched.toSorted()).toEqual([
    'packages/core/package.json',
    'packages/engine/package.json',
    'packages/server/src/connections/second-connector.test.ts',
  ])
})

function isOwn(path: string, name: string): boolean {
  return /^packages\/(?:core|engine)\/src\/connectors\//.test(path)
    ? path.includes(`/connectors/${name}/`)
    : false
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path)
}

/** What is said in comments does nothing. */
function code(path: string): string {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return text.replace(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
}
