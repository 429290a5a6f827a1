import type { BlockCase } from '../block.ts'
import type { Table } from '../../relation/column.ts'
import type { LoadCsvConfiguration } from './config.ts'

export const cases: readonly BlockCase<LoadCsvConfiguration>[] = [
  loads('numbers and text', {
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'amount', type: 'number' },
      { name: 'region', type: 'text' },
    ],
    rows: [
      [1, 10.5, 'West'],
      [2, -0.25, 'East'],
      [3, 0, 'North'],
    ],
  }),
  loads('empty cells stay empty', {
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'amount', type: 'number' },
      { name: 'region', type: 'text' },
      { name: 'paid', type: 'boolean' },
      { name: 'ordered', type: 'date' },
    ],
    rows: [
      [1, null, 'West', true, '2024-01-31'],
      [null, 2.5, null, null, null],
    ],
  }),
  loads('letters of many scripts', {
    columns: [{ name: 'Stadt/город', type: 'text' }],
    rows: [
      ['Zürich'],
      ['Москва'],
      ['東京'],
      ['São Paulo'],
      ['🙂 & co'],
      ['e\u0301 is two code points'],
    ],
  }),
  loads('quotes, commas and line breaks inside cells', {
    columns: [
      { name: 'the "note"', type: 'text' },
      { name: "it's", type: 'text' },
    ],
    rows: [
      ['says "hi"', 'a, b'],
      ['two\nlines', "O'Brien"],
      ['back\\slash', '; -- drop'],
    ],
  }),
  loads('a header without rows', {
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'name', type: 'text' },
    ],
    rows: [],
  }),
  loads('dates and times, leap day included', {
    columns: [
      { name: 'day', type: 'date' },
      { name: 'moment', type: 'timestamp' },
    ],
    rows: [
      ['2024-02-29', '2024-02-29 23:59:59'],
      ['1999-12-31', '1999-12-31 00:00:00'],
    ],
  }),
  loads('integers beyond what a double holds', {
    columns: [{ name: 'big', type: 'integer' }],
    rows: [['9007199254740993'], ['-9223372036854775808'], ['9223372036854775807']],
  }),
  loads('leading zeros are text', {
    columns: [{ name: 'zip', type: 'text' }],
    rows: [['01234'], ['99999'], ['00000']],
  }),
  loads('texts of nothing but blanks', {
    columns: [
      { name: 'first', type: 'text' },
      { name: 'middle', type: 'text' },
      { name: 'last', type: 'text' },
    ],
    rows: [
      ['   ', 'a', ' '],
      ['b', '     ', null],
      [null, ' ', ' c '],
      [' ', '\t', '  '],
    ],
  }),
  loads('truth values', {
    columns: [{ name: 'active', type: 'boolean' }],
    rows: [[true], [false], [null], [true]],
  }),
  loads('column names that are words of SQL and Python', {
    columns: [
      { name: 'select', type: 'integer' },
      { name: 'class', type: 'text' },
      { name: 'order by', type: 'text' },
    ],
    rows: [[1, 'a', 'b']],
  }),
]

function loads(name: string, table: Table): BlockCase<LoadCsvConfiguration> {
  const config = { filePath: 'data.csv', datasetId: 'data', format: 'csv' } as const
  return {
    name,
    configuration: { dataSource: { type: 'file', config } },
    inputs: [],
    datasets: { data: table },
    expected: [table],
  }
}
