import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadingOverrides } from '@plainflow/core'
import { expect, test } from 'vitest'
import { inspectFile, type InspectFileOptions } from './inspect-file.ts'
import type { ReadingProgress } from './inspected-file.ts'
import { readPage } from './read-page.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

// What is in the cells is the matter of reading/corpus.test.ts; here it is about the files.
async function inspected(csv: string | Buffer, options: Partial<InspectFileOptions> = {}) {
  const folder = await temporaryFolder()
  const path = join(folder, 'upload')
  const parquetPath = join(folder, 'data.parquet')
  const rejectedPath = join(folder, 'rejected.csv')
  await writeFile(path, csv)
  const file = await inspectFile({ path, filename: 'a.csv', parquetPath, rejectedPath, ...options })
  const page = await readPage({ path: parquetPath, offset: 0, limit: 100 })
  return { ...file, rows: page.rows, stored: page, files: await readdir(folder), rejectedPath }
}

test('a file becomes a Parquet copy with its types', async () => {
  const { rows, stored, columns, csv, samples, files, rejected } = await inspected(
    'id,big,day,zip,note,ok\n1,9007199254740993,2024-01-31,00123,"a ""quote"", and\nline",true\n2,,,,,\n',
  )
  expect(columns.map(({ type }) => type)).toEqual([
    'integer',
    'integer',
    'date',
    'text',
    'text',
    'boolean',
  ])
  expect(rows).toEqual([
    [1, '9007199254740993', '2024-01-31', '00123', 'a "quote", and\nline', true],
    [2, null, null, null, null, null],
  ])
  expect([stored.rowCount, csv]).toEqual([2, { delimiter: ',', quote: '"', header: true, skip: 0 }])
  expect(samples['zip']).toEqual(['00123'])
  expect(rejected).toEqual({ count: 0, path: null, first: [] })
  expect(files.toSorted()).toEqual(['data.parquet', 'upload'])
})

test('rejected lines are all in a file, the first ones in the answer', async () => {
  const bad = Array.from({ length: 150 }, (_, at) => `x,"${at}, ""said""",y,z\n`)
  const { rejected, rejectedPath, rowCount, files } = await inspected(
    `a,b\n${'1,2\n'.repeat(400)}${bad.join('')}3,4\n`,
  )
  expect([rowCount, rejected.count, rejected.path, rejected.first.length]).toEqual([
    401,
    150,
    rejectedPath,
    100,
  ])
  const written = (await readFile(rejectedPath, 'utf8')).split('\n')
  expect(written.slice(0, 2)).toEqual([
    'line,reason,text',
    '402,"4 cells where 2 are expected","x,""0, """"said"""""",y,z"',
  ])
  expect(written).toHaveLength(152)
  expect(files.toSorted()).toEqual(['data.parquet', 'rejected.csv', 'upload'])
})

test('one odd cell far down decides', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `${index},${index}`)
  rows[19_990] = '19990,x'
  const { columns, rowCount } = await inspected(`a,b\n${rows.join('\n')}\n`)
  expect(columns.map((column) => column.type)).toEqual(['integer', 'text'])
  expect(rowCount).toBe(20_000)
})

test('two thousand columns are read', async () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `c${index}`)
  const { columns, rows } = await inspected(
    `${names.join(',')}\n${names.map(() => '1').join(',')}\n`,
  )
  expect(columns).toHaveLength(2_000)
  expect(rows[0]).toHaveLength(2_000)
})

test.each([
  [
    '"a\rb",c\n1,x\n2,y\n',
    ['a b', 'c'],
    [
      [1, 'x'],
      [2, 'y'],
    ],
  ],
  ['"a\r\nb",c\r\n1,x\r\n', ['a b', 'c'], [[1, 'x']]],
  ['"\r",c\n1,x\n', ['column_1', 'c'], [[1, 'x']]],
  [
    '"1\r2",3\n"4",5\n',
    ['column_1', 'column_2'],
    [
      ['1\r2', 3],
      ['4', 5],
    ],
    { header: false },
  ],
])(
  'a return inside the first row is no line end: %j',
  async (csv, names, cells, overrides: ReadingOverrides = {}) => {
    const { columns, rows, reading } = await inspected(csv, { overrides })
    expect(columns.map(({ name }) => name)).toEqual(names)
    expect(rows).toEqual(cells)
    // Other readers stumble over it as well.
    expect(reading.tidy).toBe(false)
  },
)

test('columns with another value in every row are told, however far down one comes again', async () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => [
    at,
    `n${at}`,
    at % 3000,
    `t${at}`,
    `w${at}`,
  ])
  rows[29_999] = [29_999, 'n0', 1, '', 'w']
  const csv = rows.map((row) => row.join(',')).join('\n')
  const { uniqueColumns } = await inspected(`id,name,team,note,"we""ight"\n${csv}\n`)
  expect(uniqueColumns).toEqual(['id', 'we"ight'])
})

test('a table without rows tells nothing of its columns', async () => {
  const { uniqueColumns, rowCount } = await inspected('id,name\n')
  expect([rowCount, uniqueColumns]).toEqual([0, []])
})

test('samples hold the frequent values first', async () => {
  const { samples } = await inspected('region,n\nWest,1\nEast,2\nWest,3\n')
  expect(samples['region']).toEqual(['West', 'East'])
})

test('progress is told and never goes back', async () => {
  const told: ReadingProgress[] = []
  const csv = `a,b\n${'1,2\n'.repeat(1_500_000)}`
  const { rowCount } = await inspected(csv, { onProgress: (progress) => told.push(progress) })
  expect(rowCount).toBe(1_500_000)
  const shares = told.map(({ share }) => share)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(
    told.every(({ totalBytes, bytes }) => totalBytes === csv.length && bytes <= totalBytes),
  ).toBe(true)
  expect(told.length).toBeGreaterThan(2)
})

test('a reading that is called off leaves nothing', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'upload')
  await writeFile(path, `a,b\n${'1,2\n'.repeat(3_000_000)}`)
  const stop = new AbortController()
  const reading = inspectFile({
    path,
    filename: 'a.csv',
    parquetPath: join(folder, 'data.parquet'),
    signal: stop.signal,
    onProgress: () => stop.abort(),
  })
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  expect(await readdir(folder)).toEqual(['upload'])
})

test('a content that is not what the name says is refused', async () => {
  await expect(inspected('x', { filename: 'book.xlsx' })).rejects.toThrow(/called \.xlsx/)
})
