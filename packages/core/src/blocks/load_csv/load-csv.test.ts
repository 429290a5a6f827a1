import { expect, test } from 'vitest'
import type { Catalogue, CatalogueDataset } from '../../tables/catalogue.ts'
import { block } from './block.ts'
import { lower } from './lower.ts'
import type { LoadCsvConfiguration } from './config.ts'
import { fileFormat } from './file-format.ts'
import { understand } from './understand.ts'

const first = sheetOf('1', 'Q1', 'a')
const second = sheetOf('2', 'Q2 old', 'b')
const plain: CatalogueDataset = {
  id: '3',
  name: 'sales',
  filename: 'sales.csv',
  columns: [{ name: 'c', type: 'text' }],
}
const catalogue: Catalogue = { datasets: [first, second, plain] }
const given = { block: 'load', inputs: [], catalogue }

function sheetOf(id: string, sheet: string, column: string): CatalogueDataset {
  const columns = [{ name: column, type: 'integer' }] as const
  const sheets = ['Q1', 'Q2 old', 'Notes'].map((name) => ({ name }))
  return { id, name: `book ${id}`, filename: 'book.xlsx', sheet, sheets, columns }
}

function loads(datasetId: string, format: string, sheet?: string): LoadCsvConfiguration {
  const config = { filePath: 'x', datasetId, format, ...(sheet === undefined ? {} : { sheet }) }
  return block.configuration.parse({ dataSource: { type: 'file', config } })
}

test.each([
  ['its own sheet', loads('1', 'excel'), '1', 'a'],
  ['its own sheet, by name', loads('1', 'excel', 'Q1'), '1', 'a'],
  ['another sheet of the same workbook', loads('1', 'excel', 'Q2 old'), '2', 'b'],
  ['an empty name of a sheet', loads('2', 'excel', ''), '2', 'b'],
])('a workbook: %s', (_, configuration, dataset, column) => {
  expect(block.columns(configuration, given)).toEqual({
    columns: [[{ name: column, type: 'integer' }]],
    diagnostics: [],
  })
  expect(lower(configuration, given).relations).toMatchObject([{ kind: 'from', dataset }])
})

test.each([
  [
    'a sheet that is nowhere',
    loads('1', 'excel', 'Q3'),
    /"book.xlsx" has no sheet "Q3"/,
    /"Q1" is there: choose it/,
  ],
  [
    'a sheet that is no dataset yet',
    loads('1', 'excel', 'Notes'),
    /"Notes" of "book.xlsx" has not been read yet/,
    /once it is chosen in the block/,
  ],
  [
    'a sheet of a file that has none',
    loads('3', 'csv', 'Q1'),
    /"sales.csv" is neither a workbook nor a database/,
    /leave the sheet empty/,
  ],
])('%s is an error', (_, configuration, message, hint) => {
  const { columns, diagnostics } = block.columns(configuration, given)
  expect(columns).toEqual([])
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'load_csv/unknown-sheet',
      severity: 'error',
      at: { block: 'load', field: 'dataSource.config.sheet' },
      message: expect.stringMatching(message),
      hint: expect.stringMatching(hint),
    }),
  ])
})

test('a file type that is not that of the file is pointed out, and changes nothing', () => {
  const { columns, diagnostics } = block.columns(loads('3', 'json'), given)
  expect(columns).toEqual([plain.columns])
  expect(diagnostics).toMatchObject([
    { code: 'load_csv/other-format', severity: 'info', data: { format: 'csv' } },
  ])
})

test.each([
  ['a.csv', 'csv'],
  ['a.tsv.gz', 'csv'],
  ['a.JSON', 'json'],
  ['a.ndjson.zst', 'json'],
  ['a.parquet', 'parquet'],
  ['a.xls', 'excel'],
  ['constructor', 'csv'],
])('%s is %s', (filename, format) => {
  expect(fileFormat(filename)).toBe(format)
})

test.each([
  loads('1', 'excel', 'Q2 old'),
  loads('2', 'excel', 'Q2 old'),
  loads('1', 'excel', 'Q1'),
  loads('3', 'csv'),
])('a sentence gives the block back', (configuration) => {
  const sentence = block.describe(configuration, given)
  const { filePath: _, ...config } = configuration.dataSource.config
  expect(understand(sentence, given)).toMatchObject({ configuration: { dataSource: { config } } })
})

test('the sheet of a workbook that has several goes with the block', () => {
  expect(block.reads?.(second)).toMatchObject({
    dataSource: { config: { datasetId: '2', sheet: 'Q2 old' } },
  })
  const alone = { ...first, sheets: [{ name: 'Q1' }] }
  expect(JSON.stringify(block.reads?.(alone))).not.toContain('sheet":')
})

test('sheets of one workbook are told apart by their names', () => {
  expect(block.describe(loads('2', 'excel', 'Q2 old'), given)).toBe(
    'Load the sheet "Q2 old" of book.xlsx',
  )
})

test('a sheet of one word is named without quotes', () => {
  const book = { ...given, catalogue: { datasets: [first] } }
  expect(understand('load the sheet Q1 of book.xlsx', book)).toMatchObject({
    configuration: { dataSource: { config: { datasetId: '1', sheet: 'Q1', format: 'excel' } } },
  })
})
