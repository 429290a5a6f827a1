import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { CsvBytes } from './csv-bytes.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'

const ROWS: readonly CsvRow[] = [
  ['a', '', null],
  [null, null, null],
  ['"', '""', ',\n"'],
  ['ü😀'.repeat(100_000), '\r\n', '\\N'],
  ...Array.from({ length: 5_000 }, (_, at) => [`${at}`.repeat(20), '"', null]),
]

test('what is written as CSV is read as it was, wherever the pieces end', async () => {
  const csv = new CsvBytes([true, true, true])
  for (const row of ROWS) csv.add(row.map((cell) => (cell === null ? null : Buffer.from(cell))))
  const path = join(await temporaryFolder(), 'rows.csv')
  await writeFile(path, csv.take())
  const found: CsvRow[] = []
  for await (const rows of csvRows(path)) found.push(...rows)
  expect(found).toEqual(ROWS)
  expect(csv.rows).toBe(ROWS.length)
})

test('a file that breaks off is none', async () => {
  const path = join(await temporaryFolder(), 'rows.csv')
  await writeFile(path, '"a","b"\n"c","d')
  const all = async () => {
    for await (const rows of csvRows(path)) void rows
  }
  await expect(all()).rejects.toThrow('has no end')
})
