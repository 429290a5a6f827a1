import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { readPage } from './read-page.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

async function inspected(csv: string | Buffer, filename = 'data.csv') {
  const folder = await temporaryFolder()
  const path = join(folder, 'upload')
  const parquetPath = join(folder, 'data.parquet')
  await writeFile(path, csv)
  const file = await inspectFile({ path, filename, parquetPath })
  const page = await readPage({ path: parquetPath, offset: 0, limit: 100 })
  return { ...file, rows: page.rows, stored: page, files: await readdir(folder) }
}

async function refusal(csv: string | Buffer, filename = 'data.csv'): Promise<string> {
  return inspected(csv, filename).then(
    () => 'it was read',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  )
}

describe('types are exact over all rows', () => {
  test.each([
    ['integer', ['0', '-7', '9223372036854775807'], 'integer'],
    ['integers beyond 64 bits stay text', ['1', '9223372036854775808'], 'text'],
    ['leading zeros stay text', ['12', '007'], 'text'],
    ['a plus sign stays text', ['1', '+2'], 'text'],
    ['blanks around stay text', ['1', ' 2'], 'text'],
    ['number', ['1', '-2.5', '.5', '1e3'], 'number'],
    ['a number too large for a double stays text', ['1.5', '1e999'], 'text'],
    ['an integer that a double would round stays text', ['1.5', '9007199254740993'], 'text'],
    ['nan is text', ['1.5', 'nan'], 'text'],
    ['thousands separators', ['"1,000"', '"2,000"'], 'integer'],
    ['boolean', ['true', 'FALSE'], 'boolean'],
    ['yes and no are text', ['yes', 'no'], 'text'],
    ['date', ['2024-02-29', '1999-12-31'], 'date'],
    ['a day that does not exist is text', ['2024-02-29', '2023-02-29'], 'text'],
    [
      'timestamp',
      ['2024-01-31 10:00:00', '2024-01-31T10:00:00.25', '2024-01-31 10:00'],
      'timestamp',
    ],
    ['a time zone is text', ['2024-01-31T10:00:00Z'], 'text'],
    ['nulls do not matter', ['1', '', '3'], 'integer'],
    ['nothing at all is text', ['', ''], 'text'],
  ])('%s', async (_, cells, type) => {
    const rows = cells.map((cell, index) => `${index},${cell}`).join('\n')
    const { columns } = await inspected(`n,x\n${rows}\n`)
    expect(columns).toEqual([
      { name: 'n', type: 'integer' },
      { name: 'x', type },
    ])
  })

  test('one odd cell far down decides', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index},${index}`)
    rows[19_990] = '19990,x'
    const { columns, rowCount } = await inspected(`a,b\n${rows.join('\n')}\n`)
    expect(columns.map((column) => column.type)).toEqual(['integer', 'text'])
    expect(rowCount).toBe(20_000)
  })
})

test('cells come back as they were', async () => {
  const { rows, stored } = await inspected(
    'id,big,day,at,zip,note,ok\n' +
      '1,9007199254740993,2024-01-31,2024-01-31 10:00:00,00123,"a ""quote"", and\nline",true\n' +
      '2,,,,,,\n',
  )
  expect(rows).toEqual([
    [
      1,
      '9007199254740993',
      '2024-01-31',
      '2024-01-31T10:00:00',
      '00123',
      'a "quote", and\nline',
      true,
    ],
    [2, null, null, null, null, null, null],
  ])
  expect(stored.rowCount).toBe(2)
})

describe('dialects', () => {
  test.each([
    [';', 'a;b\n1;x,y\n'],
    ['\t', 'a\tb\n1\tx,y\n'],
    ['|', 'a|b\n1|x,y\n'],
    [',', 'a,b\n1,"x;y;z"\n'],
  ])('delimiter %j', async (delimiter, csv) => {
    const { csv: dialect, columns } = await inspected(csv)
    expect(dialect).toEqual({ delimiter, quote: '"', header: true, skip: 0 })
    expect(columns.map((column) => column.name)).toEqual(['a', 'b'])
  })

  test.each([
    ['Windows line ends', 'a,b\r\n1,x\r\n2,y\r\n'],
    ['old line ends', 'a,b\r1,x\r2,y\r'],
    ['mixed line ends', 'a,b\r\n1,x\n2,y'],
    ['a byte order mark', '\uFEFFa,b\n1,x\n2,y\n'],
    ['blank lines', 'a,b\n\n1,x\n\n2,y\n\n\n'],
    ['no line end at the end', 'a,b\n1,x\n2,y'],
    ['quotes everywhere', '"a","b"\n"1","x"\n"2","y"\n'],
  ])('%s', async (_, csv) => {
    const { rows, columns, rowCount } = await inspected(csv)
    expect(columns).toEqual([
      { name: 'a', type: 'integer' },
      { name: 'b', type: 'text' },
    ])
    expect(rows).toEqual([
      [1, 'x'],
      [2, 'y'],
    ])
    expect(rowCount).toBe(2)
  })

  test('a first row of figures is data', async () => {
    const { columns, rows, csv, warnings } = await inspected('1,2\n3,4\n')
    expect(columns.map((column) => column.name)).toEqual(['column_1', 'column_2'])
    expect(rows).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(csv.header).toBe(false)
    expect(warnings[0]).toContain('looks like data')
  })

  test('one column', async () => {
    expect((await inspected('name\nx\n""\ny\n')).rows).toEqual([['x'], [null], ['y']])
  })

  test('a header alone is a table without rows', async () => {
    const { columns, rowCount, rows } = await inspected('a,b\n')
    expect(columns).toEqual([
      { name: 'a', type: 'text' },
      { name: 'b', type: 'text' },
    ])
    expect([rowCount, rows]).toEqual([0, []])
  })
})

describe('untidy files are read with a warning', () => {
  test('short rows', async () => {
    const { rows, warnings } = await inspected('a,b,c\n1,2,3\n4\n5,6\n')
    expect(rows).toEqual([
      [1, 2, 3],
      [4, null, null],
      [5, 6, null],
    ])
    expect(warnings).toEqual([
      '2 rows with fewer than 3 cells, the first on line 3; the missing cells are empty.',
    ])
  })

  test('short rows beside cells of several lines', async () => {
    const { rows } = await inspected('a,b\n"x\ny",1\nz\n')
    expect(rows).toEqual([
      ['x\ny', 1],
      ['z', null],
    ])
  })

  test('repeated and missing names', async () => {
    const { columns, warnings } = await inspected('a,A,,a\n1,2,3,4\n')
    expect(columns.map((column) => column.name)).toEqual(['a', 'A_2', 'column_3', 'a_3'])
    expect(warnings).toHaveLength(3)
  })

  test('names that mean something elsewhere', async () => {
    const csv = `"select","a ""b""","__proto__","it's; drop table x--"\n1,2,3,4\n`
    const { columns, rows, samples } = await inspected(csv)
    expect(columns.map((column) => column.name)).toEqual([
      'select',
      'a "b"',
      '__proto__',
      "it's; drop table x--",
    ])
    expect(rows).toEqual([[1, 2, 3, 4]])
    expect(Object.keys(samples)).toHaveLength(4)
  })

  test('quotes inside and after cells', async () => {
    const { rows, warnings } = await inspected('a,b\n5" pipe,1\n"x" y,2\n')
    expect(rows).toEqual([
      ['5" pipe', 1],
      ['x y', 2],
    ])
    expect(warnings).toHaveLength(1)
  })
})

describe('what cannot be read is refused with the place', () => {
  test.each([
    ['too many cells in every row', 'a,b\n1,2,3\n', /None of the 1 rows has the 2 cells/],
    ['an open quote', 'a,b\n1,2\n1,"x\n3,4\n', /quote opened on line 3 is never closed/],
    ['a NUL byte', 'a,b\n1,\0\n', /Line 2 holds a NUL byte/],
    ['an empty file', '', /empty/],
    ['blank lines only', '\n\n', /empty/],
    ['a zip file', Buffer.from('PK\u0003\u0004zzzz'), /Excel|zip|xlsx/],
    ['a huge line', `a,b\n1,${'x'.repeat(2_100_000)}\n`, /line 2 is longer than 2 MB/],
    ['too many columns', `${'a,'.repeat(2_001)}\n`, /2002 cells; a table can have 2000/],
  ])('%s', async (_, csv, message) => {
    const refused = await refusal(csv)
    expect(refused).toMatch(/^UnreadableFile: /)
    expect(refused).toMatch(message)
  })

  test('another format', async () => {
    expect(await refusal('x', 'book.xlsx')).toMatch(/UnreadableFile: .*called \.xlsx/)
  })
})

test('two thousand columns are read', async () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `c${index}`)
  const { columns, rows } = await inspected(
    `${names.join(',')}\n${names.map(() => '1').join(',')}\n`,
  )
  expect(columns).toHaveLength(2_000)
  expect(rows[0]).toHaveLength(2_000)
})

test('samples hold the frequent values first', async () => {
  const { samples } = await inspected('region,n\nWest,1\nEast,2\nWest,3\n')
  expect(samples['region']).toEqual(['West', 'East'])
})

test('samples hold a column of names as a whole, and no more than fits', async () => {
  const names = Array.from({ length: 900 }, (_, index) => `name ${index}`)
  const few = await inspected(`name,n\n${names.map((name) => `${name},1`).join('\n')}\n`)
  expect(few.samples['name']).toHaveLength(900)
  const long = names.map((name) => `${name} ${'x'.repeat(180)},${name} ${'y'.repeat(180)}`)
  const many = await inspected(`a,b\n${[...long, ...long].join('\n')}\n`)
  const kept = Object.values(many.samples).flat()
  expect(kept.join('').length).toBeLessThanOrEqual(500_000)
  expect(many.samples['b']).toHaveLength(900)
  const wide = Array.from({ length: 80 }, (_, index) => `c${index}`)
  const rows = names.map((name) => wide.map((column) => `${column} ${name}`).join(','))
  const cut = await inspected(`${wide.join(',')}\n${rows.join('\n')}\n`)
  expect(cut.samples['c7']).toHaveLength(250)
})

test('nothing but the copy is left behind', async () => {
  expect((await inspected('a,b\n1\n')).files.toSorted()).toEqual(['data.parquet', 'upload'])
})
