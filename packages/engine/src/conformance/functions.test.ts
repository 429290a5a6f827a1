import { copyFile, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Cell,
  type Column,
  columnsOf,
  type Expression,
  type FileOutlet,
  type FunctionEntry,
  FUNCTIONS,
  parseExpression,
  type Program,
  type Relation,
  targets,
  typeOfExpression,
} from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../run-program.ts'
import { runPython } from '../run-python.ts'
import { findPython } from '../../../../scripts/find-python.mjs'
import { runRaw } from '../testing/run-raw.ts'
import { readBackSql } from './testing/compare-tables.ts'
import { pythonDriver } from './testing/python-driver.ts'
import { tableSql } from './testing/stage-tables.ts'

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
  /** Null where the two targets only have to agree. */
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
const found: Record<'engine' | 'pandas', (string | null)[][] | null> = {
  engine: null,
  pandas: null,
}
const types = tried.map(({ value }) => typeOfExpression(value, columns).type ?? 'text')
let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-functions-'))
  const path = join(root, 'rows.parquet')
  await must([`COPY (${tableSql({ columns, rows })}) TO '${path}' (FORMAT parquet)`])
  const program = programOf()
  const run = join(root, 'run')
  await mkdir(run)
  const files = { rows: { path, format: 'parquet' as const } }
  const outcome = await runProgram({ program, files, folder: run })
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  await copyFile(outcome.outputs[0]?.path ?? '', join(root, 'engine.parquet'))
  found.engine = await readBack('engine.parquet')
  const python = await findPython()
  if (python.missing !== undefined) {
    console.warn(`NOT RUN: functions on pandas: ${python.missing} cannot be had here`)
    return
  }
  const folder = join(root, 'pandas')
  await mkdir(folder)
  await copyFile(path, join(folder, 'rows.parquet'))
  const sources = { rows: { path: 'rows.parquet', format: 'parquet' as const } }
  await writeFile(join(folder, 'pipeline.py'), targets.pandas.print(program, sources))
  const code = pythonDriver([{ folder, sheets: [] }])
  const answer = await runPython({ code, folder: root, python: python.python })
  if (!answer.output.includes('FAILED {}')) throw new Error(answer.output.slice(-3_000))
  found.pandas = await readBack(join('pandas', OUTLET.name))
}, 120_000)

afterAll(() => rm(root, { recursive: true, force: true }))

describe.each(['engine', 'pandas'] as const)('%s', (way) => {
  const stated = tried.flatMap(({ call, gives, isNull }, index) =>
    gives === null && !isNull ? [] : [[call, gives ?? 'null', index] as const],
  )
  test.each(stated)('%s is %s', (_, gives, index) => {
    const cells = found[way]
    if (!cells) return
    const wanted = gives === 'null' ? null : gives
    for (const line of cells) expect(same(line[index] ?? null, wanted, types[index])).toBe('')
  })
})

test.each(tried.map(({ call }, index) => [call, index] as const))(
  'both agree on %s for every row',
  (_, index) => {
    const { engine, pandas } = found
    if (!engine || !pandas) return
    const differences = engine.map((line, place) =>
      same(pandas[place]?.[index] ?? null, line[index] ?? null, types[index]),
    )
    expect(differences.filter((difference) => difference !== '')).toEqual([])
  },
)

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
  const relation: Relation = { kind: 'sort', input: computed, keys }
  const step = { id: 'all', block: 'all', name: 'functions', sentence: 'All functions' }
  return { steps: [{ ...step, columns: columnsOf(relation), relation, outlet: OUTLET }] }
}

async function readBack(file: string): Promise<(string | null)[][]> {
  const wanted = tried.map((_, index): Column => ({ name: `f${index}`, type: 'text' }))
  const typed = wanted.map((column, index) => ({ ...column, type: types[index] ?? 'text' }))
  const [answer = ''] = await must([readBackSql(join(root, file), OUTLET, typed)])
  const cells = JSON.parse(answer.slice(3)) as (string | null)[][]
  // compare-tables.ts writes microseconds; a cast to text only where there are some.
  return cells.map((line) =>
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
