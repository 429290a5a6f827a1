import type { Cell, Column, Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { UnionConfiguration } from './config.ts'

const id: Column = { name: 'id', type: 'integer' }
const name: Column = { name: 'the name', type: 'text' }
const one: Table = {
  columns: [id, name],
  rows: [
    [1, 'Ada'],
    [2, null],
    [1, 'Ada'],
  ],
}
const other: Table = {
  columns: [name, id],
  rows: [
    ['Ada', 1],
    ['Cy', 3],
  ],
}

export const cases: readonly BlockCase<UnionConfiguration>[] = [
  puts(
    'columns in another order find their own',
    'all',
    [one, other],
    [id, name],
    [
      [1, 'Ada'],
      [2, null],
      [1, 'Ada'],
      [1, 'Ada'],
      [3, 'Cy'],
    ],
  ),
  puts(
    'equal rows once, empty cells equal too',
    'distinct',
    [one, other, one],
    [id, name],
    [
      [1, 'Ada'],
      [2, null],
      [3, 'Cy'],
    ],
  ),
  puts(
    'a column that one table lacks is empty',
    'all',
    [one, { columns: [id, { name: 'extra', type: 'boolean' }], rows: [[9, true]] }],
    [id, name, { name: 'extra', type: 'boolean' }],
    [
      [1, 'Ada', null],
      [2, null, null],
      [1, 'Ada', null],
      [9, null, true],
    ],
  ),
  puts(
    'whole numbers beside numbers become numbers',
    'all',
    [
      { columns: [id], rows: [[1], [null]] },
      { columns: [{ name: 'id', type: 'number' }], rows: [[2.5]] },
    ],
    [{ name: 'id', type: 'number' }],
    [[1], [null], [2.5]],
  ),
  puts(
    'types with nothing in common become text',
    'all',
    [
      { columns: [id], rows: [[1]] },
      { columns: [{ name: 'id', type: 'text' }], rows: [['x']] },
    ],
    [{ name: 'id', type: 'text' }],
    [['1'], ['x']],
  ),
  puts(
    'three tables',
    'all',
    [one, other, other],
    [id, name],
    [
      [1, 'Ada'],
      [2, null],
      [1, 'Ada'],
      [1, 'Ada'],
      [3, 'Cy'],
      [1, 'Ada'],
      [3, 'Cy'],
    ],
  ),
  puts(
    'a table without rows',
    'all',
    [{ ...one, rows: [] }, other],
    [id, name],
    [
      [1, 'Ada'],
      [3, 'Cy'],
    ],
  ),
]

function puts(
  title: string,
  rows: 'all' | 'distinct',
  inputs: readonly Table[],
  columns: readonly Column[],
  cells: readonly (readonly Cell[])[],
): BlockCase<UnionConfiguration> {
  return {
    name: title,
    configuration: { parameters: { rows } },
    inputs,
    expected: [{ columns, rows: cells }],
  }
}
