import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Program } from '@plainflow/core'
import { expect, test } from 'vitest'
import type { EngineFiles } from './engine-file.ts'
import { inspectFile } from './inspect-file.ts'
import { planRun } from './plan-run.ts'
import { runProgram } from './run-program.ts'
import {
  compute,
  expression,
  filter,
  joined,
  load,
  output,
  programOf,
  step,
  write,
} from './testing/programs.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

async function files() {
  const folder = await temporaryFolder()
  const sales = Array.from(
    { length: 500 },
    (_, n) => `${n},${n % 7 === 0 ? '' : `C${n % 40}`},${(n * 37) % 100}`,
  )
  const customers = Array.from({ length: 60 }, (_, n) => `C${n % 50},${n % 3 === 0 ? 'a' : 'b'}`)
  const made = async (name: string, head: string, lines: readonly string[]) => {
    const path = join(folder, `${name}.csv`)
    const parquetPath = join(folder, `${name}.parquet`)
    await writeFile(path, `${[head, ...lines].join('\n')}\n`)
    const { columns, csv } = await inspectFile({ path, filename: `${name}.csv`, parquetPath })
    return { columns, csv, path, parquetPath }
  }
  const s = await made('sales', 'id,customer,amount', sales)
  const c = await made('customers', 'customer,segment', customers)
  const parquet: EngineFiles = {
    sales: { path: s.parquetPath, format: 'parquet' },
    customers: { path: c.parquetPath, format: 'parquet' },
  }
  const text: EngineFiles = {
    sales: { path: s.path, format: 'csv', csv: s.csv },
    customers: { path: c.path, format: 'csv', csv: c.csv },
  }
  return { folder, parquet, text, sales: s.columns, customers: c.columns }
}

type Given = Awaited<ReturnType<typeof files>>

/** filter, join, derived column, groups, sort, export: what most pipelines are made of. */
function usual({ sales, customers }: Given): Program {
  return programOf(
    load('sales', 'sales', sales),
    load('customers', 'customers', customers),
    filter('over', 'amount > 20', 'sales'),
    joined('both', [output('over', sales), output('customers', customers)], 'customer'),
    compute('twice', 'twice', 'amount * 2'),
    groups('by segment', ['segment']),
    sorted('order', 'rows'),
    write('out', { kind: 'file', format: 'parquet', name: 'out', compress: false }),
  )
}

function groups(id: string, keys: readonly string[], reads?: string) {
  const measure = { function: 'sum', column: 'amount', name: 'rows' } as const
  const aggregate = (input: Parameters<Parameters<typeof step>[1]>[0]) =>
    ({ kind: 'aggregate', input, keys, measures: [measure] }) as const
  return step(id, aggregate, reads)
}

function sorted(id: string, column: string) {
  const keys = [{ column, direction: 'descending', nulls: 'last' }] as const
  return step(id, (input) => ({ kind: 'sort', input, keys }))
}

/** Forks, groups that are read twice and kept by a condition, rows cut off, rows put together. */
function tangled(given: Given): Program {
  const { sales, customers } = given
  return programOf(
    load('sales', 'sales', sales),
    load('customers', 'customers', customers),
    compute('half', 'half', 'amount / 2', 'sales'),
    filter('known', 'customer is not null', 'sales'),
    filter('large', 'amount > 50'),
    groups('large groups', ['customer']),
    filter('some groups', 'rows > 100'),
    step('first', (input) => ({ kind: 'take', input, count: 30, offset: 5 }), 'known'),
    joined('one', [output('known', sales), output('customers', customers)], 'customer', 'left'),
    step('having', (input) => ({
      kind: 'filter',
      condition: expression('rows > 300'),
      input: {
        kind: 'aggregate',
        input,
        keys: ['segment', 'customer'],
        measures: [{ function: 'sum', column: 'amount', name: 'rows' }],
      },
    })),
    groups('all', [], 'large'),
    step('nothing', (input) => ({
      kind: 'aggregate',
      input: { kind: 'filter', input, condition: expression('rows < 0') },
      keys: ['rows'],
      measures: [],
    })),
    step(
      'together',
      (input) => ({
        kind: 'append',
        inputs: [input, output('large', sales)],
        distinct: false,
      }),
      'first',
    ),
    joined('two', [output('together', sales), output('large', sales)], 'id'),
    joined('three', [output('two', sales), output('first', sales)], 'customer', 'semi'),
    sorted('last', 'id'),
  )
}

// As a query for each step alone counts them.
const ROWS = {
  usual: {
    sales: 500,
    customers: 60,
    over: 395,
    both: 428,
    twice: 428,
    'by segment': 2,
    order: 2,
    out: 2,
  },
  tangled: {
    sales: 500,
    customers: 60,
    half: 500,
    known: 428,
    large: 209,
    'large groups': 40,
    'some groups': 40,
    first: 30,
    one: 539,
    having: 47,
    all: 1,
    nothing: 0,
    together: 239,
    two: 224,
    three: 165,
    last: 165,
  },
}

test.each([
  ['usual', 'parquet'],
  ['usual', 'text'],
  ['tangled', 'parquet'],
  ['tangled', 'text'],
] as const)('every block of %s tells its rows (%s)', async (which, format) => {
  const given = await files()
  const program = which === 'usual' ? usual(given) : tangled(given)
  const told: Record<string, number> = {}
  const outcome = await runProgram({
    program,
    files: given[format],
    folder: given.folder,
    onEvent: (event) => {
      if (event.kind === 'block-finished') told[event.block] = event.rows
    },
  })
  expect(outcome).toMatchObject({ status: 'completed' })
  expect(told).toEqual(ROWS[which])
})

test('a port that nobody reads does not hold its block up', async () => {
  const given = await files()
  const made = programOf(
    load('sales', 'sales', given.sales),
    filter('check', 'amount > 50'),
    filter('check:rejected', 'amount <= 50', 'sales'),
    compute('half', 'half', 'amount / 2', 'check'),
  )
  const program = {
    steps: made.steps.map((each) => ({ ...each, block: each.id.replace(':rejected', '') })),
  }
  const told: Record<string, number> = {}
  const outcome = await runProgram({
    program,
    files: given.parquet,
    folder: given.folder,
    onEvent: (event) => {
      if (event.kind === 'block-finished') told[event.block] = event.rows
    },
  })
  expect(outcome).toMatchObject({ status: 'completed', results: [{ block: 'half' }] })
  expect(told).toEqual({ sales: 500, check: 245, half: 245 })
})

test('a usual run from stored data keeps nothing but its groups', async () => {
  const given = await files()
  const { steps } = planRun(usual(given), given.parquet, {
    results: '/r',
    outputs: '/o',
    kept: '/k',
  })
  const kept = steps.filter(({ mode, groups: made }) => mode.kind === 'table' || made)
  expect(kept.map(({ block, mode }) => [block, mode.kind])).toEqual([['by segment', 'view']])
})

test('planning a long chain of forks takes no time worth telling', () => {
  const columns = [{ name: 'id', type: 'integer' }] as const
  const doubled = Array.from({ length: 300 }, (_, n) =>
    step(`step ${n}`, (input) => ({ kind: 'append', inputs: [input, input], distinct: false })),
  )
  const program = programOf(load('load', 'sales', columns), ...doubled)
  const stored = { sales: { path: '/x.parquet', format: 'parquet' } } as const
  const { steps } = planRun(program, stored, { results: '/r', outputs: '/o', kept: '/k' })
  // Each of them is read twice: computed again each time, the last would take 2^300 reads.
  expect(steps.filter(({ mode }) => mode.kind === 'view').map(({ block }) => block)).toEqual([
    'load',
  ])
})
