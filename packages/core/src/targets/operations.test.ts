import { expect, test } from 'vitest'
import type { Column } from '../relation/column.ts'
import { columnsOf } from '../relation/columns-of.ts'
import { parseExpression } from '../relation/parse-expression.ts'
import type { Check, Program, Step } from '../relation/program.ts'
import type { Relation, RelationKind } from '../relation/relation.ts'
import { TARGETS } from './target.ts'
import { targets } from './targets.ts'

/** Every operation as each target writes it, one file each, for the reviewer's eye. */
const sales: readonly Column[] = [
  { name: 'region', type: 'text' },
  { name: 'Unit Price', type: 'number' },
  { name: 'pieces', type: 'integer' },
  { name: 'day', type: 'date' },
]
const returns: readonly Column[] = [
  { name: 'region', type: 'text' },
  { name: 'returned', type: 'integer' },
]
const input: Relation = { kind: 'step', step: 'sales', columns: sales }
const other: Relation = { kind: 'step', step: 'returns', columns: returns }
const byDay = [{ column: 'day', direction: 'descending', nulls: 'last' }] as const

/** Total over the operations: a new one is written here or the compiler asks for it. */
const OPERATIONS: { readonly [Kind in Exclude<RelationKind, 'from' | 'step'>]: Relation } = {
  select: {
    kind: 'select',
    input,
    columns: [
      { name: 'price', from: 'Unit Price' },
      { name: 'region', from: 'region' },
    ],
  },
  compute: {
    kind: 'compute',
    input,
    columns: [
      { name: 'value', value: expression('"Unit Price" * pieces') },
      { name: 'region', value: expression("coalesce(upper(region), 'NONE')") },
    ],
  },
  filter: {
    kind: 'filter',
    input,
    condition: expression("region in ('West', 'East') and not (pieces / 2 > 10 or day is null)"),
  },
  sort: {
    kind: 'sort',
    input,
    keys: [...byDay, { ...byDay[0], column: 'region', nulls: 'first' }],
  },
  take: { kind: 'take', input: { kind: 'sort', input, keys: byDay }, count: 5, offset: 10 },
  join: {
    kind: 'join',
    left: input,
    right: other,
    how: 'outer',
    on: [{ left: 'region', right: 'region' }],
    columns: [
      { name: 'region', side: 'key', from: 'region' },
      { name: 'pieces', side: 'left', from: 'pieces' },
      { name: 'returned', side: 'right', from: 'returned' },
    ],
  },
  aggregate: {
    kind: 'aggregate',
    input,
    keys: ['region'],
    measures: [
      { name: 'rows', function: 'count_rows', column: null },
      { name: 'total', function: 'sum', column: 'pieces' },
      { name: 'middle', function: 'quantile', column: 'Unit Price', fraction: 0.5 },
      { name: 'latest', function: 'first', column: 'Unit Price', order: byDay },
      { name: 'days', function: 'list', column: 'day' },
    ],
  },
  window: {
    kind: 'window',
    input,
    columns: [
      { name: 'place', function: 'rank', column: null, partition: ['region'], order: byDay },
      { name: 'before', function: 'lag', column: 'pieces', partition: [], order: byDay, offset: 2 },
      { name: 'usual', function: 'median', column: 'pieces', partition: ['region'], order: [] },
    ],
  },
  distinct: { kind: 'distinct', input, by: ['region'], order: byDay },
  append: { kind: 'append', inputs: [input, other], distinct: true },
  pivot: {
    kind: 'pivot',
    input,
    keys: ['day'],
    column: 'region',
    values: [
      { value: { type: 'text', value: "O'Hare" }, name: "O'Hare" },
      { value: { type: 'null', value: null }, name: 'none' },
    ],
    measure: { function: 'sum', column: 'pieces' },
  },
  unpivot: {
    kind: 'unpivot',
    input,
    keep: ['region'],
    columns: ['Unit Price', 'pieces'],
    nameTo: 'what',
    valueTo: 'value',
  },
  sample: { kind: 'sample', input, size: { fraction: 0.1 }, seed: 7, keys: ['region', 'day'] },
}

const check: Check = {
  bounds: [
    { column: 'rows', least: 1, severity: 'stop', counted: 'Rows' },
    { column: 'empty', most: 0, severity: 'warn', counted: 'Rejected rows (region is not empty)' },
  ],
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  ...Object.fromEntries(
    Object.entries(OPERATIONS).map(([name, relation]) => [name, programOf(name, relation)]),
  ),
  check: {
    steps: programOf('check', OPERATIONS.filter).steps.toSpliced(1, 0, {
      ...step('counts', {
        kind: 'aggregate',
        input: {
          kind: 'compute',
          input,
          columns: [{ name: 'empty', value: expression('case when region is null then 1 end') }],
        },
        keys: [],
        measures: [
          { name: 'rows', function: 'count_rows', column: null },
          { name: 'empty', function: 'count', column: 'empty' },
        ],
      }),
      check,
    }),
  },
}

const written = Object.keys(PROGRAMS).flatMap((name) => TARGETS.map((id) => [name, id] as const))

test.each(written)('%s in %s', async (name, id) => {
  const ending = targets[id].fileName.replace(/^.*\./, '')
  const sources = {
    sales: { path: 'sales.csv', format: 'csv' },
    returns: { path: 'returns.parquet', format: 'parquet' },
  } as const
  const program = PROGRAMS[name] ?? { steps: [] }
  await expect(targets[id].print(program, sources)).toMatchFileSnapshot(
    `golden/operations/${name}.${id}.${ending}`,
  )
})

/** The operation behind the tables it reads; the second is left out where nothing reads it. */
function programOf(name: string, relation: Relation): Program {
  const tables = [step('sales', { kind: 'from', dataset: 'sales', columns: sales })]
  if (JSON.stringify(relation).includes('"returns"')) {
    tables.push(step('returns', { kind: 'from', dataset: 'returns', columns: returns }))
  }
  return { steps: [...tables, step(`${name}_rows`, relation)] }
}

function step(name: string, relation: Relation): Step {
  const sentence = relation.kind === 'from' ? `Load ${name}` : `The operation ${relation.kind}`
  return { id: name, block: name, name, sentence, columns: columnsOf(relation), relation }
}

function expression(text: string) {
  const parsed = parseExpression(text)
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  return parsed.expression
}
