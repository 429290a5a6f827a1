import type { Cell, Column, Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { CleanConfiguration, CleaningRule } from './config.ts'

const people: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'the name', type: 'text' },
    { name: 'score', type: 'number' },
    { name: 'joined', type: 'date' },
  ],
  rows: [
    [1, ' Ada ', 10, '2024-01-01'],
    [2, '', null, '2024-02-01'],
    [3, 'n/a', 30, null],
    [4, null, 20, '2024-03-01'],
    [4, null, 20, '2024-03-01'],
  ],
}

export const cases: readonly BlockCase<CleanConfiguration>[] = [
  cleans(
    'rows with an empty cell in some columns',
    [{ action: 'drop_missing', columns: ['the name', 'joined'] }],
    [people.rows[0] ?? []],
  ),
  cleans(
    'rows with an empty cell anywhere',
    [{ action: 'drop_missing', columns: [] }],
    [people.rows[0] ?? []],
  ),
  cleans(
    'empty text and empty cells filled alike',
    [{ action: 'fill', columns: ['the name'], value: 'nobody' }],
    [
      [1, ' Ada ', 10, '2024-01-01'],
      [2, 'nobody', null, '2024-02-01'],
      [3, 'n/a', 30, null],
      [4, 'nobody', 20, '2024-03-01'],
      [4, 'nobody', 20, '2024-03-01'],
    ],
  ),
  cleans(
    'a number and a date filled',
    [
      { action: 'fill', columns: ['score'], value: '0' },
      { action: 'fill', columns: ['joined'], value: '2020-01-01' },
    ],
    [
      [1, ' Ada ', 10, '2024-01-01'],
      [2, '', 0, '2024-02-01'],
      [3, 'n/a', 30, '2020-01-01'],
      [4, null, 20, '2024-03-01'],
      [4, null, 20, '2024-03-01'],
    ],
  ),
  cleans(
    'the average filled in',
    [{ action: 'fill_average', columns: ['score'] }],
    [
      [1, ' Ada ', 10, '2024-01-01'],
      [2, '', 20, '2024-02-01'],
      [3, 'n/a', 30, null],
      [4, null, 20, '2024-03-01'],
      [4, null, 20, '2024-03-01'],
    ],
  ),
  cleans(
    'trimmed, then in capitals',
    [
      { action: 'trim', columns: [] },
      { action: 'uppercase', columns: ['the name'] },
    ],
    people.rows.map(([id, name, ...rest]) => [
      id ?? null,
      typeof name === 'string' ? name.trim().toUpperCase() : null,
      ...rest,
    ]),
  ),
  cleans(
    'a value replaced by nothing, then duplicates dropped',
    [
      { action: 'replace', columns: ['the name'], value: 'n/a' },
      { action: 'deduplicate', columns: [] },
    ],
    [
      [1, ' Ada ', 10, '2024-01-01'],
      [2, '', null, '2024-02-01'],
      [3, null, 30, null],
      [4, null, 20, '2024-03-01'],
    ],
  ),
  cleans(
    'a value replaced by another',
    [{ action: 'replace', columns: ['id'], value: '4', with: '5' }],
    [
      [1, ' Ada ', 10, '2024-01-01'],
      [2, '', null, '2024-02-01'],
      [3, 'n/a', 30, null],
      [5, null, 20, '2024-03-01'],
      [5, null, 20, '2024-03-01'],
    ],
  ),
  cleans(
    'one row for each key',
    [{ action: 'deduplicate', columns: ['id'] }],
    people.rows.slice(0, 4),
  ),
  cleans(
    'converted to text',
    [{ action: 'convert', columns: ['id'], type: 'text' }],
    people.rows.map(([id, ...rest]) => [String(id), ...rest]),
    people.columns.map((one) => (one.name === 'id' ? { ...one, type: 'text' } : one)),
  ),
  {
    ...cleans(
      'outliers',
      [{ action: 'drop_outliers', columns: ['n'] }],
      [[1], [2], [3], [4], [null]],
      [{ name: 'n', type: 'integer' }],
    ),
    inputs: [
      { columns: [{ name: 'n', type: 'integer' }], rows: [[1], [2], [3], [4], [100], [null]] },
    ],
  },
  cleans('no rule lets the rows pass', [], people.rows),
]

function cleans(
  name: string,
  rules: readonly CleaningRule[],
  rows: readonly (readonly Cell[])[],
  columns: readonly Column[] = people.columns,
): BlockCase<CleanConfiguration> {
  return {
    name,
    configuration: { parameters: { rules: [...rules] } },
    inputs: [people],
    expected: [{ columns, rows }],
  }
}
