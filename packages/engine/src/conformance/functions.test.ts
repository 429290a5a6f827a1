import { copyFile, mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Cell,
  type Column,
  columnsOf,
  csvCopyName,
  type Expression,
  type FileOutlet,
  type FunctionEntry,
  FUNCTIONS,
  parseExpression,
  type Program,
  type Relation,
  type TargetId,
  targets,
  typeOfExpression,
  writtenOutlet,
} from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../run-program.ts'
import { runRaw } from '../testing/run-raw.ts'
import { closeRuntimes, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'
import { readBackSql } from '../verify/read-back.ts'
import { copyStatements } from './testing/stage-tables.ts'

/** Every function on every target: its stated examples, its example on awkward rows, and nulls. */
const TEXTS = 'country email name code phone first_name last_name sku note'.split(' ')
const NUMBERS = 'balance price hours discount amount rate area angle'.split(' ')
const columns: readonly Column[] = [
  { name: 'row', type: 'integer' },
  ...TEXTS.map((name) => ({ name, type: 'text' as const })),
  ...NUMBERS.map((name) => ({ name, type: 'number' as const })),
  { name: 'ordered_at', type: 'timestamp' },
  { name: 'shipped_at', type: 'timestamp' },
  { name: 'days', type: 'integer' },
  { name: 'day', type: 'date' },
  { name: 'yes', type: 'boolean' },
]

let rowNumber = 0
const rows: Cell[][] = [
  row('a@b.org', 2.5, '2024-02-29 23:59:59.999999', '2024-03-01 00:00:00', 29, '2024-02-29', true),
  row('', 0, '2023-12-31 00:00:00', '2024-01-01 12:00:00', 31, '2024-12-31', false),
  row(
    ' Ünï 日本 🎉\n',
    -1.25,
    '1999-12-31 12:30:00',
    '1999-12-27 00:00:00',
    -1,
    '2021-01-03',
    true,
  ),
  row('AB-12', 1000, '2024-01-31 10:00:00', '2024-01-31 10:00:00', 0, '2024-01-31', false),
  row('31.1.2024', 0.1, '2020-12-31 01:02:03', '2021-01-04 00:00:00', 1, '1970-01-01', null),
  [5, ...columns.slice(1).map(() => null)],
]

function row(text: string, number: number, ...rest: Cell[]): Cell[] {
  const [ordered = null, shipped = null, days = null, day = null, yes = null] = rest
  const texts = TEXTS.map(() => text)
  return [rowNumber++, ...texts, ...NUMBERS.map(() => number), ordered, shipped, days, day, yes]
}

interface Tried {
  readonly entry: FunctionEntry
  readonly call: string
  /** Null where the targets only have to agree. */
  readonly gives: string | null
  readonly isNull?: true
  readonly value: Expression
}

const tried: Tried[] = FUNCTIONS.flatMap((entry) => [
  ...entry.examples.map(([call, gives]) => ({ entry, call, gives, value: parsed(call) })),
  { entry, call: entry.example, gives: null, value: parsed(entry.example) },
  ...withNulls(entry),
])

const OUTLET: FileOutlet = { kind: 'file', format: 'parquet', name: 'all.parquet', compress: false }
type Way = 'engine' | TargetId
const WAYS: readonly Way[] = ['engine', ...RUN_TARGETS]
const found = new Map<Way, (string | null)[][]>()
const types = tried.map(({ value }) => typeOfExpression(value, columns).type ?? 'text')
let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-functions-'))
  const path = join(root, 'rows.parquet')
  await must(copyStatements({ columns, rows }, path))
  const program = programOf()
  const run = join(root, 'run')
  await mkdir(run)
  const files = { rows: { path, format: 'parquet' as const } }
  const outcome = await runProgram({ program, files, folder: run })
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  await copyFile(outcome.outputs[0]?.path ?? '', join(root, OUTLET.name))
  found.set('engine', await readBack(OUTLET))
  for (const id of RUN_TARGETS) await runTarget(id, program)
}, 1_800_000)

afterAll(async () => {
  await closeRuntimes()
  await rm(root, { recursive: true, force: true })
})

async function runTarget(id: TargetId, program: Program): Promise<void> {
  const folder = join(root, id)
  await mkdir(folder)
  for (const name of ['rows.parquet', csvCopyName('rows.parquet')])
    await copyFile(join(root, name), join(folder, name))
  const sources = { rows: { path: 'rows.parquet', format: 'parquet' as const } }
  const answers = await runOn(id, [{ folder, code: targets[id].print(program, sources) }])
  if (!answers) return
  if (answers[0]?.failed) throw new Error(answers[0].failed)
  const outlet = writtenOutlet(targets[id], OUTLET)
  found.set(id, await readBack({ ...outlet, name: join(id, outlet.name) }))
}

describe.each(WAYS)('%s', (way) => {
  const stated = tried.flatMap(({ call, gives, isNull }, index) =>
    gives === null && !isNull ? [] : [[call, gives ?? 'null', index] as const],
  )
  test.each(stated)('%s is %s', (_, gives, index) => {
    const cells = found.get(way)
    if (!cells) return
    const wanted = gives === 'null' ? null : gives
    for (const line of cells) expect(same(line[index] ?? null, wanted, types[index])).toBe('')
  })
})

describe.each(RUN_TARGETS)('%s', (id) => {
  test.each(tried.map(({ call }, index) => [call, index] as const))(
    'agrees with the engine on %s for every row',
    (_, index) => {
      const [engine, given] = [found.get('engine'), found.get(id)]
      if (!engine || !given) return
      const differences = engine.map((line, place) =>
        same(given[place]?.[index] ?? null, line[index] ?? null, types[index]),
      )
      expect(differences.filter((difference) => difference !== '')).toEqual([])
    },
  )
})

/** The example with a null in the place of each argument that may be one. */
function withNulls(entry: FunctionEntry): Tried[] {
  const value = parsed(entry.example)
  if (value.kind !== 'call') throw new Error(`${entry.example} is no call`)
  return value.args.flatMap((arg, index) => {
    const parameter = entry.parameters[index] ?? entry.parameters.at(-1)
    if (parameter?.literal) return []
    const type = typeOfExpression(arg, columns).type ?? 'text'
    const empty: Expression = {
      kind: 'cast',
      operand: { kind: 'literal', type: 'null', value: null, at: arg.at },
      to: type,
      at: arg.at,
    }
    const call = `${entry.name} with no ${parameter?.name ?? index} (${index + 1})`
    const changed = { ...value, args: value.args.with(index, empty) }
    const tries = { entry, call, gives: null, value: changed }
    return [entry.keepsNull ? tries : { ...tries, isNull: true as const }]
  })
}

/** Empty where they are; numbers may differ in their last digits. */
function same(left: string | null, right: string | null, type: string | undefined): string {
  const isClose =
    type === 'number' &&
    left !== null &&
    right !== null &&
    (left === right ||
      Math.abs(Number(left) - Number(right)) <= 1e-9 * Math.max(1, Math.abs(Number(right))))
  return isClose || left === right ? '' : `${left} is not ${right}`
}

function programOf(): Program {
  const from: Relation = { kind: 'from', dataset: 'rows', columns }
  const computed: Relation = {
    kind: 'compute',
    input: from,
    columns: tried.map(({ value }, index) => ({ name: `f${index}`, value })),
  }
  const keys = [{ column: 'row', direction: 'ascending', nulls: 'last' }] as const
  const names = ['row', ...tried.map((_, index) => `f${index}`)]
  const chosen: Relation = {
    kind: 'select',
    input: computed,
    columns: names.map((name) => ({ name, from: name })),
  }
  const relation: Relation = { kind: 'sort', input: chosen, keys }
  const step = { id: 'all', block: 'all', name: 'functions', sentence: 'All functions' }
  return { steps: [{ ...step, columns: columnsOf(relation), relation, outlet: OUTLET }] }
}

async function readBack(outlet: FileOutlet): Promise<(string | null)[][]> {
  const typed = types.map((type, index): Column => ({ name: `f${index}`, type }))
  const first: Column = { name: 'row', type: 'integer' }
  const [answer = ''] = await must([
    readBackSql(join(root, outlet.name), outlet, [first, ...typed]),
  ])
  const cells = JSON.parse(answer.slice(3)) as (string | null)[][]
  // read-back.ts writes microseconds; a cast to text only where there are some.
  return cells.map(([, ...line]) =>
    line.map((cell, index) =>
      types[index] === 'timestamp' ? (cell?.replace(/\.?0+$/, '') ?? null) : cell,
    ),
  )
}

async function must(statements: readonly string[]): Promise<string[]> {
  const answers = await runRaw(statements, root)
  const refused = answers.filter((answer) => !answer.startsWith('ok'))
  if (refused.length > 0) throw new Error(refused.join('\n'))
  return answers
}

function parsed(text: string): Expression {
  const result = parseExpression(text)
  if ('problem' in result) throw new Error(`${text}: ${result.problem.message}`)
  return result.expression
}
