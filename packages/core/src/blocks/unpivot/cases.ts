import type { Cell, Column, Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { UnpivotConfiguration } from './config.ts'

const months: Table = {
  columns: [
    { name: 'product', type: 'text' },
    { name: 'jan', type: 'integer' },
    { name: 'feb', type: 'integer' },
    { name: 'the rate', type: 'number' },
    { name: 'since', type: 'date' },
  ],
  rows: [
    ['Tea', 1, 2, 0.5, '2024-01-01'],
    ['Cake', null, 4, 0.25, null],
  ],
}
const product: Column = { name: 'product', type: 'text' }
const month: Column = { name: 'month', type: 'text' }

export const cases: readonly BlockCase<UnpivotConfiguration>[] = [
  turns('each cell a row, empty cells too', ['jan', 'feb'], ['product'], 'integer', [
    ['Tea', 'jan', 1],
    ['Tea', 'feb', 2],
    ['Cake', 'jan', null],
    ['Cake', 'feb', 4],
  ]),
  turns('one column', ['feb'], ['product'], 'integer', [
    ['Tea', 'feb', 2],
    ['Cake', 'feb', 4],
  ]),
  turns('whole numbers beside numbers become numbers', ['jan', 'the rate'], ['product'], 'number', [
    ['Tea', 'jan', 1],
    ['Tea', 'the rate', 0.5],
    ['Cake', 'jan', null],
    ['Cake', 'the rate', 0.25],
  ]),
  turns('different types become text', ['jan', 'since'], ['product'], 'text', [
    ['Tea', 'jan', '1'],
    ['Tea', 'since', '2024-01-01'],
    ['Cake', 'jan', null],
    ['Cake', 'since', null],
  ]),
  turns('nothing kept', ['jan', 'feb'], [], 'integer', [
    ['jan', 1],
    ['feb', 2],
    ['jan', null],
    ['feb', 4],
  ]),
  {
    ...turns('no rows', ['jan', 'feb'], ['product'], 'integer', []),
    inputs: [{ ...months, rows: [] }],
  },
]

function turns(
  name: string,
  columns: readonly string[],
  keep: readonly string[],
  type: Column['type'],
  rows: readonly (readonly Cell[])[],
): BlockCase<UnpivotConfiguration> {
  const kept = keep.length > 0 ? [product] : []
  return {
    name,
    configuration: {
      parameters: { columns: [...columns], keep: [...keep], nameTo: 'month', valueTo: 'sold' },
    },
    inputs: [months],
    expected: [{ columns: [...kept, month, { name: 'sold', type }], rows }],
  }
}
