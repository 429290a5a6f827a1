import type { Cell, Column, Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { TransformConfiguration } from './config.ts'

const lines: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'price', type: 'number' },
    { name: 'quantity', type: 'integer' },
    { name: 'the "name"', type: 'text' },
    { name: 'sold', type: 'date' },
  ],
  rows: [
    [1, 2.5, 4, 'Tea', '2024-02-29'],
    [2, 10, null, 'cake', '2023-12-31'],
    [3, null, 3, null, null],
    [4, 0, 0, '', '2024-01-01'],
  ],
}

export const cases: readonly BlockCase<TransformConfiguration>[] = [
  computes('a product; an empty cell makes it empty', [['revenue', 'price * quantity']], {
    added: [{ name: 'revenue', type: 'number' }],
    cells: [[10], [null], [null], [0]],
  }),
  computes(
    'a later formula uses an earlier one',
    [
      ['double', 'price * 2'],
      ['more', 'double + 1'],
    ],
    {
      added: [
        { name: 'double', type: 'number' },
        { name: 'more', type: 'number' },
      ],
      cells: [
        [5, 6],
        [20, 21],
        [null, null],
        [0, 1],
      ],
    },
  ),
  {
    name: 'a column replaced in its place, and the new value used below it',
    configuration: transform(['price', 'coalesce(price, 1.5)'], ['tax', 'price / 2']),
    inputs: [lines],
    expected: [
      {
        columns: [...lines.columns, { name: 'tax', type: 'number' }],
        rows: [
          [1, 2.5, 4, 'Tea', '2024-02-29', 1.25],
          [2, 10, null, 'cake', '2023-12-31', 5],
          [3, 1.5, 3, null, null, 0.75],
          [4, 0, 0, '', '2024-01-01', 0],
        ],
      },
    ],
  },
  {
    name: 'a column replaced by another type',
    configuration: transform(['quantity', 'quantity > 3']),
    inputs: [lines],
    expected: [
      {
        columns: lines.columns.map((one) =>
          one.name === 'quantity' ? { name: 'quantity', type: 'boolean' } : one,
        ),
        rows: [
          [1, 2.5, true, 'Tea', '2024-02-29'],
          [2, 10, null, 'cake', '2023-12-31'],
          [3, null, false, null, null],
          [4, 0, false, '', '2024-01-01'],
        ],
      },
    ],
  },
  computes('dividing by zero gives nothing', [['each', 'price / quantity']], {
    added: [{ name: 'each', type: 'number' }],
    cells: [[0.625], [null], [null], [null]],
  }),
  computes('a case', [['size', "case when price >= 10 then 'large' else 'small' end"]], {
    added: [{ name: 'size', type: 'text' }],
    cells: [['small'], ['large'], ['small'], ['small']],
  }),
  computes(
    'parts of a date',
    [
      ['year', 'year(sold)'],
      ['month', 'month(sold)'],
    ],
    {
      added: [
        { name: 'year', type: 'integer' },
        { name: 'month', type: 'integer' },
      ],
      cells: [
        [2024, 2],
        [2023, 12],
        [null, null],
        [2024, 1],
      ],
    },
  ),
  computes(
    'a column whose name has quotes, and a name with a backquote',
    [['up`per', 'upper("the ""name""")']],
    {
      added: [{ name: 'up`per', type: 'text' }],
      cells: [['TEA'], ['CAKE'], [null], ['']],
    },
  ),
  computes('a constant', [['source', "'shop'"]], {
    added: [{ name: 'source', type: 'text' }],
    cells: [['shop'], ['shop'], ['shop'], ['shop']],
  }),
  computes('no formula lets the rows pass', [], { added: [], cells: [[], [], [], []] }),
]

function transform(...columns: readonly (readonly [string, string])[]): TransformConfiguration {
  return { parameters: { columns: columns.map(([name, expression]) => ({ name, expression })) } }
}

function computes(
  name: string,
  columns: readonly (readonly [string, string])[],
  { added, cells }: { added: readonly Column[]; cells: readonly (readonly Cell[])[] },
): BlockCase<TransformConfiguration> {
  return {
    name,
    configuration: transform(...columns),
    inputs: [lines],
    expected: [
      {
        columns: [...lines.columns, ...added],
        rows: lines.rows.map((row, index) => [...row, ...(cells[index] ?? [])]),
      },
    ],
  }
}
