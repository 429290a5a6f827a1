import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Cell,
  type Column,
  type FileOutlet,
  MEASURE_FUNCTIONS,
  type Program,
  type Sources,
  targets,
  WINDOW_FUNCTIONS,
  writtenOutlet,
} from '@plainflow/core'
import { interpret, OutOfRange, type Row, type Value } from '@plainflow/core/testing/interpret'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toType } from '../child/describe-columns.ts'
import type { EngineFile } from '../engine-file.ts'
import { runProgram } from '../run-program.ts'
import { closeRuntimes, isSlow, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'
import { apart } from './testing/apart.ts'
import { type RandomProgram, randomProgram } from './testing/random-program.ts'
import { runRaw } from '../testing/run-raw.ts'
import { readBackSql, typesSql } from '../verify/read-back.ts'
import { prefixed } from './testing/prefixed.ts'
import { copyStatements } from './testing/stage-tables.ts'

/**
 * Random programs over small, awkward tables: the engine and the printed code of every target against a
 * slow, direct interpreter. One seed by default, so that a build does not depend on luck; PLAINFLOW_SEED tries others.
 */
const SEED = Number(process.env['PLAINFLOW_SEED'] ?? 20_240_229)
const ON_ENGINE = Number(process.env['PLAINFLOW_PROGRAMS'] ?? 40)
const BATCH = 10
/** All of them where the targets are asked for, else a quarter; a fifth where one takes seconds. */
const ON_TARGETS = process.env['PLAINFLOW_TARGETS'] ? ON_ENGINE : Math.ceil(ON_ENGINE / 4)
const ON_SLOW = Math.ceil(ON_ENGINE / 5)

const OUTLET: FileOutlet = {
  kind: 'file',
  format: 'parquet',
  name: 'result.parquet',
  compress: false,
}

interface Expected {
  readonly random: RandomProgram
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly folder: string
}

const expected: Expected[] = []
let root = ''

beforeAll(async () => {
  console.warn(`random programs of seed ${SEED}`)
  root = await mkdtemp(join(tmpdir(), 'plainflow-random-'))
  // Some leave 64 bits, which stops a run: half as many more make up for them.
  for (const random of fc.sample(randomProgram(), { seed: SEED, numRuns: ON_ENGINE * 2 })) {
    if (expected.length === ON_ENGINE) break
    const rows = rowsOf(random)
    if (!rows) continue
    const folder = join(root, String(expected.length))
    await mkdir(folder)
    expected.push({ random, columns: random.program.steps.at(-1)?.columns ?? [], rows, folder })
  }
  const statements = expected.flatMap(({ random, folder }) =>
    Object.entries(random.tables).flatMap(([id, table]) =>
      copyStatements(table, join(folder, `${id}.parquet`)),
    ),
  )
  const refused = (await runRaw(statements, root)).filter((answer) => !answer.startsWith('ok'))
  if (refused.length > 0) throw new Error(refused.join('\n'))
}, 120_000)

afterAll(async () => {
  await closeRuntimes()
  await rm(root, { recursive: true, force: true })
})

test('enough programs, of every kind', () => {
  expect(expected.length).toBe(ON_ENGINE)
  const text = JSON.stringify(expected.map(({ random }) => random.program))
  const kinds =
    'select compute filter sort take join aggregate window distinct append pivot unpivot'
  for (const kind of [...kinds.split(' '), 'sample']) expect(text).toContain(`"kind":"${kind}"`)
  for (const name of [...MEASURE_FUNCTIONS, ...WINDOW_FUNCTIONS]) {
    expect(text).toContain(`"function":"${name}"`)
  }
  expect(expected.filter(({ rows }) => rows.length > 1).length).toBeGreaterThan(ON_ENGINE / 4)
})

test('the engine gives what the interpreter gives', async () => {
  for (let start = 0; start < expected.length; start += BATCH) {
    await runOnEngine(expected.slice(start, start + BATCH))
  }
  expect(await differences(expected, { ...OUTLET, name: 'engine.parquet' })).toEqual([])
}, 1_800_000)

test.each(RUN_TARGETS)(
  'the printed %s gives what the interpreter gives',
  async (id) => {
    const some = expected.slice(0, isSlow(id) ? ON_SLOW : ON_TARGETS)
    // Every other one in as small steps as there are: what is printed merges them.
    const jobs = some.map(({ random, folder }, index) => ({
      folder,
      code: targets[id].print(
        index % 2 === 0 ? random.program : apart(random.program),
        sourcesOf(random),
      ),
    }))
    const outlet = writtenOutlet(targets[id], OUTLET)
    // What another target has left there is no answer of this one.
    for (const { folder } of some) await rm(join(folder, outlet.name), { force: true })
    const answers = await runOn(id, jobs)
    if (!answers) return
    const failed = answers.flatMap((answer, index) =>
      answer.failed === null ? [] : [`${answer.failed}\n${jobs[index]?.code}`],
    )
    expect(failed).toEqual([])
    expect(await differences(some, outlet)).toEqual([])
  },
  1_200_000,
)

function sourcesOf({ tables }: RandomProgram): Sources {
  return Object.fromEntries(
    Object.keys(tables).map((id) => {
      return [id, { path: `${id}.parquet`, format: 'parquet' as const }]
    }),
  )
}

/** Several programs as one, as starting a process costs more than they do. */
async function runOnEngine(batch: readonly Expected[]): Promise<void> {
  const steps = batch.flatMap(({ random }, index) => {
    return random.program.steps.map((step) => prefixed(step, `p${index}_`))
  })
  const files = batch.flatMap(({ random, folder }, index) =>
    Object.keys(random.tables).map((id): [string, EngineFile] => {
      return [`p${index}_${id}`, { path: join(folder, `${id}.parquet`), format: 'parquet' }]
    }),
  )
  const run = join(batch[0]?.folder ?? root, 'run')
  await mkdir(run)
  const outcome = await runProgram({
    program: { steps },
    files: Object.fromEntries(files),
    folder: run,
  })
  if (outcome.status !== 'completed') {
    const place =
      outcome.status === 'failed' ? Number(/^p(\d+)_/.exec(outcome.block ?? '')?.[1]) : 0
    const failed = batch[place]
    throw new Error(`${JSON.stringify(outcome)}\n${failed ? describeProgram(failed.random) : ''}`)
  }
  for (const [index, { folder }] of batch.entries()) {
    const output = outcome.outputs.find(({ block }) => block === `p${index}_result`)
    if (output) await copyFile(output.path, join(folder, 'engine.parquet'))
  }
}

/** What the files hold that the interpreter does not give, by program. */
async function differences(programs: readonly Expected[], outlet: FileOutlet): Promise<string[]> {
  const answers = await runRaw(
    programs.flatMap(({ folder, columns }) => {
      const path = join(folder, outlet.name)
      return [typesSql(path, outlet), readBackSql(path, outlet, columns)]
    }),
    root,
  )
  return programs.flatMap((given, index) => {
    const [types = '', rows = ''] = answers.slice(index * 2, index * 2 + 2)
    const said = describeProgram(given.random)
    if (!types.startsWith('ok ') || !rows.startsWith('ok ')) return [`${types}${rows}\n${said}`]
    // The statements of read-back.ts give names and types, then cells as text.
    const found = JSON.parse(types.slice(3)) as [string, string][]
    // Only Parquet has types of its own to compare.
    const columns =
      outlet.format === 'parquet'
        ? found.map(([name, type]) => ({ name, type: toType(type) }))
        : given.columns
    const cells = JSON.parse(rows.slice(3)) as Cell[][]
    const { random } = given
    const got = [JSON.stringify(columns), ...lines(cells, given.columns, random)].join('\n')
    const wantedRows = given.rows.map((row) => row.map(asCell))
    const wanted = [
      JSON.stringify(given.columns),
      ...lines(wantedRows, given.columns, random),
    ].join('\n')
    return got === wanted ? [] : [`program ${index}\n${said}got\n${got}\nwanted\n${wanted}`]
  })
}

function lines(
  table: readonly (readonly Cell[])[],
  columns: readonly Column[],
  { ordered, rough }: RandomProgram,
): string[] {
  const texts = table.map((row) => JSON.stringify(rounded(row, columns, rough)))
  return ordered ? texts : texts.toSorted()
}

/**
 * Nine digits of a number: the order of adding is not fixed, and a zero has no sign. Where integers
 * beyond 2^53 are about, sums of them may leave no digit alike.
 */
function rounded(row: readonly Cell[], columns: readonly Column[], rough: boolean): Cell[] {
  return row.map((cell, index) => {
    const type = columns[index]?.type
    if (cell === null) return null
    if (type === 'number' && rough) return 'some number'
    if (type === 'number') return Number(Number(cell).toPrecision(9)) + 0
    if (type !== 'timestamp') return String(cell)
    const [whole = '', fraction = ''] = String(cell).split('.')
    return `${whole}.${fraction.padEnd(6, '0')}`
  })
}

function asCell(value: Value): Cell {
  return typeof value === 'bigint' ? String(value) : value
}

/** The rows the interpreter gives; null where an integer leaves 64 bits. */
function rowsOf({ tables, program }: RandomProgram): readonly Row[] | null {
  const done = new Map<string, readonly Row[]>()
  const world = {
    dataset: (id: string) =>
      (tables[id]?.rows ?? []).map((row) => valuesOf(row, tables[id]?.columns ?? [])),
    step: (id: string) => done.get(id) ?? [],
    md5: (text: string) => createHash('md5').update(text).digest('hex'),
  }
  try {
    for (const { id, relation } of program.steps) done.set(id, interpret(relation, world))
  } catch (error) {
    if (error instanceof OutOfRange) return null
    throw error
  }
  return done.get('result') ?? []
}

function valuesOf(row: readonly Cell[], columns: readonly Column[]): Row {
  return row.map((cell, index) => {
    return cell !== null && columns[index]?.type === 'integer' ? BigInt(String(cell)) : cell
  })
}

function describeProgram({ tables, program }: RandomProgram): string {
  const printed = sqlOf(program)
  return `seed ${SEED}\n${JSON.stringify(tables)}\n${printed}`
}

function sqlOf(program: Program): string {
  const path = (id: string) => ({ path: `${id}.parquet`, format: 'parquet' as const })
  return targets.duckdb.print(program, { a: path('a'), b: path('b') })
}
