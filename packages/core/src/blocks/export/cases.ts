import type { Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { ExportConfiguration } from './config.ts'

const mixed: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'amount', type: 'number' },
    { name: 'region', type: 'text' },
    { name: 'paid', type: 'boolean' },
    { name: 'ordered', type: 'date' },
  ],
  rows: [
    [1, 10.5, 'West', true, '2024-02-29'],
    [2, null, null, null, null],
    [3, -0.25, 'East', false, '1999-12-31'],
  ],
}

const texts: Table = {
  columns: [{ name: 'the "note", città', type: 'text' }],
  rows: [['says "hi", twice'], ["O'Brien"], ['two\nlines'], ['Zürich 🙂'], ['東京'], ['=1+1']],
}

const big: Table = {
  columns: [
    { name: 'key', type: 'text' },
    { name: 'big', type: 'integer' },
  ],
  rows: [
    ['a', '9007199254740993'],
    ['b', '-9223372036854775808'],
  ],
}

const empty: Table = { columns: mixed.columns, rows: [] }

const moments: Table = {
  columns: [{ name: 'moment', type: 'timestamp' }],
  rows: [['2024-06-01 08:30:00'], ['2024-12-31 23:59:59'], [null]],
}

const blanks: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'note', type: 'text' },
  ],
  rows: [
    [1, '   '],
    [2, ''],
    [3, null],
    [4, ' a '],
  ],
}

export const cases: readonly BlockCase<ExportConfiguration>[] = [
  writes('a table as CSV, empty cells included', mixed, { format: 'csv' }),
  writes('a table as JSON', mixed, { format: 'json' }),
  writes('a table as Parquet, under a name', mixed, { format: 'parquet', path: 'west' }),
  writes('a table as Excel', mixed, { format: 'excel' }),
  writes('quotes, commas, line breaks and many scripts as CSV', texts, { format: 'csv' }),
  writes('quotes, commas, line breaks and many scripts as JSON', texts, { format: 'json' }),
  writes('integers beyond what a double holds as CSV', big, { format: 'csv' }),
  writes('integers beyond what a double holds as Parquet', big, { format: 'parquet' }),
  writes('blanks, empty text and nothing as Parquet', blanks, { format: 'parquet' }),
  writes('no rows, columns only', empty, { format: 'csv' }),
  writes('no rows as Parquet', empty, { format: 'parquet' }),
  writes('times as Parquet', moments, { format: 'parquet' }),
  writes('a compressed CSV', mixed, { format: 'csv', compress: true }),
  writes('a compressed JSON', mixed, { format: 'json', compress: true }),
  writes('a compressed Parquet', mixed, { format: 'parquet', compress: true }),
  writes('a path is only a name', mixed, { format: 'csv', path: '../../etc/passwd' }),
]

function writes(
  name: string,
  table: Table,
  output: Partial<ExportConfiguration['output']>,
): BlockCase<ExportConfiguration> {
  return {
    name,
    configuration: { output: { format: 'csv', path: '', compress: false, ...output } },
    inputs: [table],
    expected: [table],
  }
}
