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
  outliers(
    'outliers',
    { action: 'drop_outliers', columns: ['n'] },
    [[1], [2], [3], [4], [null]],
    'integer',
  ),
  cleans('the median filled in', [{ action: 'fill_median', columns: ['score'] }], filledScores(20)),
  cleans(
    'the most frequent value filled in; empty text counts as empty',
    [{ action: 'fill_frequent', columns: ['score', 'the name'] }],
    filledScores(20).map(([id, name, ...rest]) => [
      id ?? null,
      // Each name is there once, and a space comes before a letter.
      name === null || name === '' ? ' Ada ' : (name ?? null),
      ...rest,
    ]),
  ),
  cleans(
    'the value before filled in, in an order',
    [{ action: 'fill_previous', columns: ['score', 'joined'], by: 'id' }],
    [
      [1, ' Ada ', 10, '2024-01-01'],
      [2, '', 10, '2024-02-01'],
      [3, 'n/a', 30, '2024-02-01'],
      [4, null, 20, '2024-03-01'],
      [4, null, 20, '2024-03-01'],
    ],
  ),
  cleans(
    'in title case',
    [{ action: 'titlecase', columns: ['the name'] }],
    people.rows.map((row) => (row[0] === 3 ? row.with(1, 'N/a') : row)),
  ),
  {
    ...cleans(
      'dates read from text, in several formats; what is no date becomes empty and is counted',
      [
        {
          action: 'parse_dates',
          columns: ['day'],
          formats: [{ format: '%d.%m.%Y' }, { format: '%Y/%m/%d' }],
        },
      ],
      [['2024-01-31'], ['2024-02-29'], [null], [null], [null], ['2024-03-01']],
      [{ name: 'day', type: 'date' }],
    ),
    inputs: [texts('day', '31.1.2024', '2024/2/29', '30.2.2024', 'soon', '', ' 01.03.2024 ')],
    warnings: ['Cells of "day" that are no date and became empty: 2'],
  },
  {
    ...cleans(
      'moments read from text',
      [
        {
          action: 'parse_dates',
          columns: ['at'],
          formats: [{ format: '%d.%m.%Y %H:%M' }, { format: '%d.%m.%Y' }],
        },
      ],
      [['2024-01-31 10:30:00'], ['2024-01-31 00:00:00'], [null]],
      [{ name: 'at', type: 'timestamp' }],
    ),
    inputs: [texts('at', '31.1.2024 10:30', '31.1.2024', null)],
    warnings: [],
  },
  {
    ...cleans(
      'what cannot be converted becomes empty and is counted, rule by rule',
      [
        { action: 'convert', columns: ['n'], type: 'number' },
        { action: 'convert', columns: ['n'], type: 'integer' },
      ],
      [[1], [null], [null], [null], [2]],
      [{ name: 'n', type: 'integer' }],
    ),
    inputs: [texts('n', '1', 'x', '', '1e300', ' 2.5 ')],
    warnings: [
      'Cells of "n" that are no number and became empty: 1',
      'Cells of "n" that are no integer and became empty: 1',
    ],
  },
  outliers(
    'outliers by standard deviations',
    { action: 'drop_outliers', columns: ['n'], method: 'deviations', factor: 1.5 },
    [[1], [2], [3], [4], [null]],
    'integer',
  ),
  outliers(
    'outliers further out alone',
    { action: 'drop_outliers', columns: ['n'], method: 'quartiles', factor: 50 },
    [[1], [2], [3], [4], [100], [null]],
    'integer',
  ),
  outliers(
    'outliers brought back to the limit',
    { action: 'cap_outliers', columns: ['n'] },
    [[1], [2], [3], [4], [7], [null]],
    'number',
  ),
  cleans(
    'outliers of several columns, each seen from all rows',
    [{ action: 'drop_outliers', columns: [], factor: 0.5 }],
    [
      [2, '', null, '2024-02-01'],
      [4, null, 20, '2024-03-01'],
      [4, null, 20, '2024-03-01'],
    ],
  ),
  cleans('no rule lets the rows pass', [], people.rows),
]

function filledScores(score: number): readonly (readonly Cell[])[] {
  return people.rows.map((row) => (row[2] === null ? row.with(2, score) : row))
}

function texts(name: string, ...cells: readonly Cell[]): Table {
  return { columns: [{ name, type: 'text' }], rows: cells.map((cell) => [cell]) }
}

function outliers(
  name: string,
  rule: CleaningRule,
  rows: readonly (readonly Cell[])[],
  type: Column['type'],
): BlockCase<CleanConfiguration> {
  const columns: readonly Column[] = [{ name: 'n', type: 'integer' }]
  const numbers = { columns, rows: [[1], [2], [3], [4], [100], [null]] }
  return { ...cleans(name, [rule], rows, [{ name: 'n', type }]), inputs: [numbers] }
}

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
