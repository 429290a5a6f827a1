import type { Cell, Column, Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { PivotConfiguration } from './config.ts'

const sales: Table = {
  columns: [
    { name: 'region', type: 'text' },
    { name: 'the status', type: 'text' },
    { name: 'year', type: 'integer' },
    { name: 'amount', type: 'number' },
  ],
  rows: [
    ['West', 'open', 2023, 10],
    ['West', 'open', 2024, 5],
    ['West', 'closed', 2024, 7],
    ['East', 'lost', 2024, 1],
    ['East', null, 2023, 3],
    [null, 'open', 2023, null],
  ],
}
const region: Column = { name: 'region', type: 'text' }
const open = { value: 'open', name: '' }
const closed = { value: 'closed', name: 'done' }

export const cases: readonly BlockCase<PivotConfiguration>[] = [
  turns(
    'totals for each value',
    { from: 'the status', values: [open, closed] },
    [region, number('open'), number('done')],
    [
      ['West', 15, 7],
      ['East', null, null],
      [null, null, null],
    ],
  ),
  turns(
    'counts are zero where nothing meets',
    {
      from: 'the status',
      values: [open, closed],
      function: 'count_rows',
      column: '',
    },
    [region, whole('open'), whole('done')],
    [
      ['West', 2, 1],
      ['East', 0, 0],
      [null, 1, 0],
    ],
  ),
  turns(
    'numbers as columns',
    {
      from: 'year',
      values: [
        { value: '2023', name: '' },
        { value: '2024', name: 'last year' },
      ],
      function: 'max',
    },
    [region, number('2023'), number('last year')],
    [
      ['West', 10, 7],
      ['East', 3, 1],
      [null, null, null],
    ],
  ),
  turns(
    'averages',
    { from: 'the status', values: [open], function: 'mean' },
    [region, number('open')],
    [
      ['West', 7.5],
      ['East', null],
      [null, null],
    ],
  ),
  turns(
    'two keys',
    { keys: ['region', 'year'], from: 'the status', values: [open] },
    [region, whole('year'), number('open')],
    [
      ['West', 2023, 10],
      ['West', 2024, 5],
      ['East', 2024, null],
      ['East', 2023, null],
      [null, 2023, null],
    ],
  ),
  turns(
    'a value nobody has',
    { from: 'the status', values: [{ value: 'x', name: 'y' }] },
    [region, number('y')],
    [
      ['West', null],
      ['East', null],
      [null, null],
    ],
  ),
]

function number(name: string): Column {
  return { name, type: 'number' }
}

function whole(name: string): Column {
  return { name, type: 'integer' }
}

function turns(
  name: string,
  parameters: Partial<PivotConfiguration['parameters']>,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): BlockCase<PivotConfiguration> {
  return {
    name,
    configuration: {
      parameters: {
        keys: ['region'],
        from: '',
        values: [],
        function: 'sum',
        column: 'amount',
        ...parameters,
      },
    },
    inputs: [sales],
    expected: [{ columns, rows }],
  }
}
