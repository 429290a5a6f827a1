import type { Cell, Column, Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { SelectConfiguration, SelectedColumn } from './config.ts'

const people: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'full name', type: 'text' },
    { name: 'zip', type: 'text' },
    { name: 'born', type: 'text' },
    { name: 'score', type: 'number' },
  ],
  rows: [
    [1, 'Ada', '01234', '1815-12-10', 9.5],
    [2, 'Björn', 'none', 'unknown', 2],
    [3, null, null, null, null],
  ],
}

export const cases: readonly BlockCase<SelectConfiguration>[] = [
  selects('only some, in another order', 'only', [of('score'), of('id')], {
    columns: [
      { name: 'score', type: 'number' },
      { name: 'id', type: 'integer' },
    ],
    rows: [
      [9.5, 1],
      [2, 2],
      [null, 3],
    ],
  }),
  selects('some under other names', 'only', [of('full name', 'name'), of('id', 'select')], {
    columns: [
      { name: 'name', type: 'text' },
      { name: 'select', type: 'integer' },
    ],
    rows: [
      ['Ada', 1],
      ['Björn', 2],
      [null, 3],
    ],
  }),
  selects('one column twice', 'only', [of('id'), of('id', 'copy')], {
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'copy', type: 'integer' },
    ],
    rows: [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  }),
  selects('two columns swap names', 'change', [of('zip', 'born'), of('born', 'zip')], {
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'full name', type: 'text' },
      { name: 'born', type: 'text' },
      { name: 'zip', type: 'text' },
      { name: 'score', type: 'number' },
    ],
    rows: people.rows,
  }),
  selects('a renamed column keeps its place', 'change', [of('full name', 'who')], {
    columns: people.columns.map((one) =>
      one.name === 'full name' ? { ...one, name: 'who' } : one,
    ),
    rows: people.rows,
  }),
  {
    ...selects(
      'what is no number becomes empty, and is counted',
      'change',
      [of('zip', '', 'integer'), of('born', 'day', 'date')],
      {
        columns: people.columns.map((one) => {
          if (one.name === 'born') return { name: 'day', type: 'date' }
          return one.name === 'zip' ? { ...one, type: 'integer' } : one
        }),
        rows: [
          [1, 'Ada', 1234, '1815-12-10', 9.5],
          [2, 'Björn', null, null, 2],
          [3, null, null, null, null],
        ],
      },
    ),
    warnings: [
      'Cells of "zip" that are no integer and became empty: 1',
      'Cells of "born" that are no date and became empty: 1',
    ],
  },
  selects(
    'dates out of text, and numbers into text',
    'only',
    [of('born', 'day', 'date'), of('id', '', 'text')],
    {
      columns: [
        { name: 'day', type: 'date' },
        { name: 'id', type: 'text' },
      ],
      rows: [
        ['1815-12-10', '1'],
        [null, '2'],
        [null, '3'],
      ],
    },
  ),
  selects('renamed and converted at once', 'change', [of('id', 'key', 'number')], {
    columns: [{ name: 'key', type: 'number' }, ...people.columns.slice(1)],
    rows: people.rows,
  }),
  selects('all but some', 'drop', [of('zip'), of('full name')], {
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'born', type: 'text' },
      { name: 'score', type: 'number' },
    ],
    rows: [
      [1, '1815-12-10', 9.5],
      [2, 'unknown', 2],
      [3, null, null],
    ],
  }),
  selects('nothing chosen lets all pass', 'only', [], people),
]

function of(column: string, name = '', type: SelectedColumn['type'] = 'same'): SelectedColumn {
  return { column, name, type }
}

function selects(
  name: string,
  mode: SelectConfiguration['parameters']['mode'],
  columns: readonly SelectedColumn[],
  expected: { readonly columns: readonly Column[]; readonly rows: readonly (readonly Cell[])[] },
): BlockCase<SelectConfiguration> {
  return {
    name,
    configuration: { parameters: { mode, columns: [...columns] } },
    inputs: [people],
    expected: [expected],
  }
}
