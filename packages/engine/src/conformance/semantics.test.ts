import { readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  BLOCKS,
  type Cell,
  type Column,
  columnsOf,
  compilePipeline,
  csvCopyName,
  type Expression,
  type FileOutlet,
  importSql,
  parseExpression,
  type Program,
  type Relation,
  type TargetId,
  targets,
  typeOfExpression,
  writtenOutlet,
} from '@plainflow/core'
import { CASES } from '@plainflow/core/cases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../run-program.ts'
import { runRaw } from '../testing/run-raw.ts'
import { closeRuntimes, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'
import { readBackSql } from '../verify/read-back.ts'
import { prefixed } from './testing/prefixed.ts'
import { SEMANTICS } from './testing/semantics.ts'
import { copyStatements } from './testing/stage-tables.ts'
import { sameRows } from './tpch/same-rows.ts'

/** Every sentence of docs/semantics.md has something that executes, and every such thing its sentence. */
const repository = fileURLToPath(new URL('../../../../', import.meta.url))
const written = readFileSync(join(repository, 'docs/semantics.md'), 'utf8')

describe('docs/semantics.md', () => {
  const sentences = written.split(/\n(?=\d+\. |#)/).filter((part) => /^\d+\. /.test(part))
  const names = sentences.map((sentence) => /<!-- ([a-z0-9-]+) -->\s*$/.exec(sentence.trim())?.[1])

  test('every sentence has a name, and no two the same', () => {
    expect(sentences.filter((_, index) => names[index] === undefined)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(100)
  })

  test('every sentence is shown, and everything shown is a sentence', () => {
    expect(Object.keys(SEMANTICS).toSorted()).toEqual(names.toSorted())
    const bare = Object.entries(SEMANTICS).filter(([, shown]) => Object.keys(shown).length === 0)
    expect(bare).toEqual([])
  })

  test('the cases and tests that are named are there', () => {
    const known = new Set(
      BLOCKS.flatMap(({ type }) => (CASES[type] ?? []).map(({ name }) => `${type}: ${name}`)),
    )
    const all = Object.values(SEMANTICS)
    const cases = all.flatMap((shown) => shown.cases ?? [])
    expect(cases.filter((name) => !known.has(name))).toEqual([])
    const tests = all.flatMap((shown) => shown.tests ?? [])
    const gone = tests.filter(([path, words]) => {
      return !readFileSync(join(repository, path), 'utf8').includes(words)
    })
    expect(gone).toEqual([])
  })
})

const columns: readonly Column[] = [
  { name: 'whole', type: 'integer' },
  { name: 'words', type: 'text' },
  { name: 'spaced', type: 'text' },
]
const OUTLET: FileOutlet = { kind: 'file', format: 'parquet', name: 'all.parquet', compress: false }
const tried = Object.entries(SEMANTICS).flatMap(([name, { gives = [] }]) =>
  gives.map(([text, wanted]) => ({ name, text, wanted, value: parsed(text) })),
)
const types = tried.map(({ value }) => typeOfExpression(value, columns).type ?? 'text')
type Way = 'engine' | TargetId
const WAYS: readonly Way[] = ['engine', ...RUN_TARGETS]
const found = new Map<Way, readonly (string | null)[]>()
let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-semantics-'))
  const table = { columns, rows: [[1, 'some words', ' \ta\n']] }
  await runRaw(copyStatements(table, join(root, 't.parquet')), root)
  const program = programOf(tried.map(({ value }) => value))
  const outcome = await run(program)
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  found.set('engine', await readBack(outcome.outputs[0]?.path ?? '', OUTLET))
  for (const id of RUN_TARGETS) await runTarget(id, program)
}, 1_800_000)

afterAll(async () => {
  await closeRuntimes()
  await rm(root, { recursive: true, force: true })
})

async function runTarget(id: TargetId, program: Program): Promise<void> {
  const folder = join(root, id)
  await mkdir(folder)
  for (const name of ['t.parquet', csvCopyName('t.parquet')])
    await copyFile(join(root, name), join(folder, name))
  const sources = { t: { path: 't.parquet', format: 'parquet' as const } }
  const answers = await runOn(id, [{ folder, code: targets[id].print(program, sources) }])
  if (!answers) return
  if (answers[0]?.failed) throw new Error(answers[0].failed)
  const outlet = writtenOutlet(targets[id], OUTLET)
  found.set(id, await readBack(join(folder, outlet.name), outlet))
}

describe.each(WAYS)('%s', (way) => {
  test.each(tried.map(({ name, text, wanted }, index) => [name, text, wanted, index] as const))(
    '%s: %s is %s',
    (_, __, wanted, index) => {
      const cell = found.get(way)?.[index]
      // Undefined: the runtime is not here, which is said above.
      expect(cell === undefined ? wanted : (cell ?? 'null')).toBe(wanted)
    },
  )
})

const refused = Object.entries(SEMANTICS).flatMap(([name, { fails = [] }]) =>
  fails.map(([text, code]) => [name, text, code] as const),
)
test.each(refused)('%s: %s is refused as %s', (_, text, code) => {
  const { problems } = typeOfExpression(parsed(text), columns)
  expect(problems.map((problem) => problem.code)).toContain(`expression/${code}`)
})

const stopping = Object.entries(SEMANTICS).flatMap(([name, { stops = [] }]) =>
  stops.map(([text, reason]) => [name, text, reason] as const),
)
test.each(stopping)('%s: %s stops the run', async (_, text, reason) => {
  const outcome = await run(programOf([parsed(text)]))
  expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining(reason) })
})

const queries = Object.entries(SEMANTICS).flatMap(([name, { sql = [] }]) =>
  sql.map(([query, rows]) => [name, query, rows] as const),
)
/** All of them as one program, as starting a process costs more than they do. */
let answers: readonly string[] = []
beforeAll(async () => {
  const prefix = (index: number) => `q${index}_`
  const steps = queries.flatMap(([, query], index) =>
    programOfQuery(query).steps.map((step) => prefixed(step, prefix(index))),
  )
  const ids = queries.map((_, index) => `${prefix(index)}t`)
  const outcome = await run({ steps }, ids)
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  const paths = queries.map(
    (_, index) => outcome.results.find(({ block }) => block.startsWith(prefix(index)))?.path ?? '',
  )
  answers = await runRaw(
    paths.map((path) => `FROM read_parquet('${path}')`),
    root,
  )
}, 120_000)

test.each(queries.map(([name, query, rows], index) => [name, query, rows, index] as const))(
  '%s: %s',
  (_, __, rows, index) => {
    const answer = answers[index] ?? ''
    expect(answer.slice(0, 3)).toBe('ok ')
    // The rows of a table, numbers written as text.
    const given = JSON.parse(answer.slice(3)) as Cell[][]
    expect({ rows, given, same: sameRows(given, rows, true) }).toMatchObject({ same: true })
  },
)

const stoppingQueries = Object.entries(SEMANTICS).flatMap(([name, { sqlStops = [] }]) =>
  sqlStops.map(([query, reason]) => [name, query, reason] as const),
)
test.each(stoppingQueries)('%s: %s stops the run', async (_, query, reason) => {
  const outcome = await run(programOfQuery(query))
  expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining(reason) })
})

function programOfQuery(query: string): Program {
  const catalogue = { datasets: [{ id: 't', name: 't', filename: 't.parquet', columns }] }
  const imported = importSql(query, catalogue)
  if (!('pipeline' in imported)) throw new Error(JSON.stringify(imported.diagnostics))
  const compiled = compilePipeline(imported.pipeline, catalogue)
  if (!('program' in compiled)) throw new Error(JSON.stringify(compiled.diagnostics))
  return compiled.program
}

let runs = 0

async function run(program: Program, datasets: readonly string[] = ['t']) {
  const folder = join(root, `run ${(runs += 1)}`)
  await mkdir(folder)
  const file = { path: join(root, 't.parquet'), format: 'parquet' as const }
  const files = Object.fromEntries(datasets.map((id) => [id, file]))
  return runProgram({ program, files, folder })
}

function programOf(values: readonly Expression[]): Program {
  const input: Relation = { kind: 'from', dataset: 't', columns }
  const computed = values.map((value, index) => ({ name: `f${index}`, value }))
  const relation: Relation = {
    kind: 'select',
    input: { kind: 'compute', input, columns: computed },
    columns: computed.map(({ name }) => ({ name, from: name })),
  }
  const step = { id: 'all', block: 'all', name: 'sentences', sentence: 'All sentences' }
  return { steps: [{ ...step, columns: columnsOf(relation), relation, outlet: OUTLET }] }
}

async function readBack(path: string, outlet: FileOutlet): Promise<readonly (string | null)[]> {
  const typed = tried.map((_, index): Column => ({
    name: `f${index}`,
    type: types[index] ?? 'text',
  }))
  const [answer = ''] = await runRaw([readBackSql(path, outlet, typed)], root)
  if (!answer.startsWith('ok ')) throw new Error(answer)
  // The one row of a SELECT of texts.
  const [cells = []] = JSON.parse(answer.slice(3)) as (string | null)[][]
  return cells.map((cell, index) =>
    types[index] === 'timestamp' ? (cell?.replace(/(?:(\.\d*?[1-9])|\.)0*$/, '$1') ?? null) : cell,
  )
}

function parsed(text: string): Expression {
  const result = parseExpression(text)
  if ('problem' in result) throw new Error(`${text}: ${result.problem.message}`)
  return result.expression
}
