import { expect, test } from 'vitest'
import { columnsOf } from './columns-of.ts'
import type { Expression } from './expression.ts'
import { parseExpression } from './parse-expression.ts'
import type { Relation } from './relation.ts'

const sales: Relation = {
  kind: 'from',
  dataset: 'sales',
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'region', type: 'text' },
  ],
}

function expression(text: string): Expression {
  const result = parseExpression(text)
  if ('problem' in result) throw new Error(result.problem.message)
  return result.expression
}

test('select renames and reorders', () => {
  const columns = [
    { name: 'Area', from: 'region' },
    { name: 'id', from: 'id' },
  ]
  expect(columnsOf({ kind: 'select', input: sales, columns })).toEqual([
    { name: 'Area', type: 'text' },
    { name: 'id', type: 'integer' },
  ])
})

test('compute replaces in place and appends what is new', () => {
  const columns = [
    { name: 'half', value: expression('id / 2') },
    { name: 'id', value: expression('cast(id as text)') },
    { name: 'nothing', value: expression('null') },
  ]
  expect(columnsOf({ kind: 'compute', input: sales, columns })).toEqual([
    { name: 'id', type: 'text' },
    { name: 'region', type: 'text' },
    { name: 'half', type: 'number' },
    { name: 'nothing', type: 'text' },
  ])
})

test('filter, sort and take keep the columns', () => {
  const filtered: Relation = { kind: 'filter', input: sales, condition: expression('id > 1') }
  const taken: Relation = {
    kind: 'take',
    input: { kind: 'sort', input: filtered, keys: [] },
    count: 1,
    offset: 0,
  }
  expect(columnsOf(taken)).toBe(sales.columns)
})

test('a column that is not there is a bug, told by name', () => {
  const columns = [{ name: 'x', from: 'gone' }]
  expect(() => columnsOf({ kind: 'select', input: sales, columns })).toThrow('"gone"')
})
