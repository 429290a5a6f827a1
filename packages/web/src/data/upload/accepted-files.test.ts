import { expect, it } from 'vitest'
import { isAccepted, nameOfFile } from './accepted-files.ts'

it.each([
  'a.csv',
  'A.CSV',
  'b.tsv',
  'c.json',
  'd.ndjson',
  'e.parquet',
  'f.xlsx',
  'g.xls',
  'h.csv.gz',
  'i.json.zst',
])('takes %s', (name) => expect(isAccepted(name)).toBe(true))

it.each(['a.txt', 'b.pdf', 'csv', 'c.csv.exe', 'd.gz', 'e.parquet.gz', 'f.zip', ''])(
  'refuses %j',
  (name) => expect(isAccepted(name)).toBe(false),
)

it.each([
  ['sales 2024.csv', 'sales 2024'],
  ['a.b.csv.gz', 'a.b'],
  ['.csv', '.csv'],
])('names the dataset of %s %s', (file, name) => expect(nameOfFile(file)).toBe(name))
