import { expect, test } from 'vitest'
import type { Column, ColumnType } from './column.ts'
import { columnsOf } from './columns-of.ts'
import type { Relation } from './relation.ts'

const types: Record<string, ColumnType> = {
  id: 'integer',
  amount: 'number',
  region: 'text',
  day: 'date',
}
const sales = from('sales', types)
const people = from('people', { id: 'number', seen: 'timestamp' })

function from(dataset: string, columns: Record<string, ColumnType>): Relation {
  const list = Object.entries(columns).map(([name, type]): Column => ({ name, type }))
  return { kind: 'from', dataset, columns: list }
}

function shape(relation: Relation): string {
  return columnsOf(relation)
    .map(({ name, type }) => `${name} ${type}`)
    .join(', ')
}

test('a join gives the columns it lists; a key has the type its sides have in common', () => {
  const join = {
    kind: 'join',
    left: sales,
    right: people,
    on: [{ left: 'id', right: 'id' }],
    columns: [
      { name: 'id', side: 'key', from: 'id' },
      { name: 'region', side: 'left', from: 'region' },
      { name: 'last', side: 'right', from: 'seen' },
    ],
  } as const
  expect(shape({ ...join, how: 'outer' })).toBe('id number, region text, last timestamp')
  expect(shape({ ...join, how: 'semi' })).toBe('region text')
})

test('an aggregate gives its keys, then its measures', () => {
  const measure = (name: string, column: string | null = 'id') =>
    ({ name, function: name, column }) as never
  const relation: Relation = {
    kind: 'aggregate',
    input: sales,
    keys: ['region'],
    measures: [
      ...['count', 'sum', 'mean', 'median', 'max', 'stddev', 'list'].map((name) => measure(name)),
      measure('count_rows', null),
      measure('min', 'day'),
    ],
  }
  expect(shape(relation)).toBe(
    'region text, count integer, sum integer, mean number, median number, max integer, stddev number, list text, count_rows integer, min date',
  )
})

test('a measure that does not fit its column is a bug, told by name', () => {
  const measures = [{ name: 's', function: 'sum', column: 'region' }] as const
  expect(() => columnsOf({ kind: 'aggregate', input: sales, keys: [], measures })).toThrow(
    'sum does not take the column "region"',
  )
})

test('a window adds and replaces columns', () => {
  const call = { partition: [], order: [] }
  const columns = [
    { ...call, name: 'place', function: 'row_number', column: null },
    { ...call, name: 'amount', function: 'lag', column: 'day' },
    { ...call, name: 'share', function: 'share_of_total', column: 'id' },
  ] as const
  expect(shape({ kind: 'window', input: sales, columns })).toBe(
    'id integer, amount date, region text, day date, place integer, share number',
  )
})

test('an append has every column once; types meet or become text', () => {
  const other = from('other', { id: 'number', region: 'integer', extra: 'boolean' })
  expect(shape({ kind: 'append', inputs: [sales, other], distinct: false })).toBe(
    'id number, amount number, region text, day date, extra boolean',
  )
})

test('pivot and unpivot', () => {
  const values = [{ value: { type: 'text', value: 'West' }, name: 'west' }] as const
  const pivot: Relation = {
    kind: 'pivot',
    input: sales,
    keys: ['day'],
    column: 'region',
    values,
    measure: { function: 'mean', column: 'id' },
  }
  expect(shape(pivot)).toBe('day date, west number')
  const unpivot = {
    kind: 'unpivot',
    input: sales,
    keep: ['day'],
    nameTo: 'k',
    valueTo: 'v',
  } as const
  expect(shape({ ...unpivot, columns: ['id', 'amount'] })).toBe('day date, k text, v number')
  expect(shape({ ...unpivot, columns: ['id', 'region'] })).toBe('day date, k text, v text')
})

test('distinct and sample keep the columns', () => {
  expect(columnsOf({ kind: 'distinct', input: sales })).toBe(columnsOf(sales))
  const sample: Relation = { kind: 'sample', input: sales, size: { rows: 3 }, seed: 1, keys: [] }
  expect(columnsOf(sample)).toBe(columnsOf(sales))
})
