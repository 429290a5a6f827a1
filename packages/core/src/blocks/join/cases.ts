import type { Cell, Column, Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { JoinConfiguration } from './config.ts'

const orders: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'customer', type: 'integer' },
    { name: 'city', type: 'text' },
  ],
  rows: [
    [1, 10, 'Rome'],
    [2, 10, 'Oslo'],
    [3, 20, null],
    [4, null, 'Rome'],
    [5, 99, 'Bonn'],
  ],
}
const customers: Table = {
  columns: [
    { name: 'customer', type: 'integer' },
    { name: 'name', type: 'text' },
    { name: 'city', type: 'text' },
  ],
  rows: [
    [10, 'Ada', 'Rome'],
    [20, 'Bo', 'Lima'],
    [30, 'Cy', null],
    [null, 'Nobody', 'Rome'],
  ],
}
const both: readonly Column[] = [
  ...orders.columns,
  { name: 'name', type: 'text' },
  { name: 'city_right', type: 'text' },
]
const matched: readonly (readonly Cell[])[] = [
  [1, 10, 'Rome', 'Ada', 'Rome'],
  [2, 10, 'Oslo', 'Ada', 'Rome'],
  [3, 20, null, 'Bo', 'Lima'],
]
const leftOver: readonly (readonly Cell[])[] = [
  [4, null, 'Rome', null, null],
  [5, 99, 'Bonn', null, null],
]
const rightOver: readonly (readonly Cell[])[] = [
  [null, 30, null, 'Cy', null],
  [null, null, null, 'Nobody', 'Rome'],
]
const customer = [{ left: 'customer', right: 'customer' }]

export const cases: readonly BlockCase<JoinConfiguration>[] = [
  joins('rows found on both sides; empty keys match nothing', { keys: customer }, both, matched),
  joins('all left rows', { how: 'left', keys: customer }, both, [...matched, ...leftOver]),
  joins(
    'all right rows, their key in place of the left one',
    { how: 'right', keys: customer },
    both,
    [...matched, ...rightOver],
  ),
  joins('all rows of both sides', { how: 'outer', keys: customer }, both, [
    ...matched,
    ...leftOver,
    ...rightOver,
  ]),
  joins('left rows with a partner, once each', { how: 'semi', keys: customer }, orders.columns, [
    [1, 10, 'Rome'],
    [2, 10, 'Oslo'],
    [3, 20, null],
  ]),
  joins(
    'left rows without a partner, those of an empty key too',
    { how: 'anti', keys: customer },
    orders.columns,
    [
      [4, null, 'Rome'],
      [5, 99, 'Bonn'],
    ],
  ),
  joins(
    'keys of different names both come out, and a suffix of choice',
    { keys: [{ left: 'id', right: 'customer' }], how: 'left', suffix: ' 2' },
    [
      ...orders.columns,
      { name: 'customer 2', type: 'integer' },
      { name: 'name', type: 'text' },
      { name: 'city 2', type: 'text' },
    ],
    orders.rows.map((row) => [...row, null, null, null]),
  ),
  joins(
    'two keys at once',
    { keys: [...customer, { left: 'city', right: 'city' }] },
    [...orders.columns, { name: 'name', type: 'text' }],
    [[1, 10, 'Rome', 'Ada']],
  ),
  {
    ...joins(
      'every left row with every right row',
      { how: 'cross' },
      [...orders.columns, { name: 'x', type: 'integer' }],
      orders.rows.flatMap((row) => [
        [...row, 1],
        [...row, 2],
      ]),
    ),
    inputs: [orders, { columns: [{ name: 'x', type: 'integer' }], rows: [[1], [2]] }],
  },
  joins(
    'a further condition over both sides',
    { keys: customer, condition: "city = 'Rome' or city_right = 'Rome'" },
    both,
    matched.filter(([, , city, , other]) => city === 'Rome' || other === 'Rome'),
  ),
  joins(
    'left rows with a partner that fits',
    { how: 'semi', keys: customer, condition: 'city <> city_right' },
    orders.columns,
    [[2, 10, 'Oslo']],
  ),
  joins(
    'a condition in place of keys',
    { how: 'anti', condition: 'id * 10 = customer_right' },
    orders.columns,
    [
      [4, null, 'Rome'],
      [5, 99, 'Bonn'],
    ],
  ),
  {
    ...joins(
      'nothing on the right',
      { how: 'left', keys: customer },
      both,
      orders.rows.map((row) => [...row, null, null]),
    ),
    inputs: [orders, { ...customers, rows: [] }],
  },
]

function joins(
  name: string,
  parameters: Partial<JoinConfiguration['parameters']>,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): BlockCase<JoinConfiguration> {
  return {
    name,
    configuration: { parameters: { how: 'inner', keys: [], suffix: '_right', ...parameters } },
    inputs: [orders, customers],
    expected: [{ columns, rows }],
  }
}
