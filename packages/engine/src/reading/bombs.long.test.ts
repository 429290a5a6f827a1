import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inspectFile } from '../inspect-file.ts'
import { peekFile } from '../peek-file.ts'
import { runRaw } from '../testing/run-raw.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { makeWorkbook } from './testing/corpus/make-workbook.ts'

/**
 * Files made to break a reader. Each is refused for what it is: were it read on, the child would hit
 * its limit of memory, disk or time, and the message would be another.
 */
const LIMITS = { memory: 600_000_000, disk: 1_000_000_000, time: 25_000 }

const MB = 1_000_000
const row = '<row><c><v>0</v></c></row>'
const sheet = (rows: string) => [{ name: 'S', rows }]

const BOMBS: readonly [
  name: string,
  filename: string,
  make: () => Buffer | Promise<Buffer>,
  RegExp,
][] = [
  [
    'a gzip of even rows',
    'x.csv.gz',
    () => gzipSync(Buffer.from('1,2\n'.repeat(30 * MB))),
    /200 times its size/,
  ],
  ['a gzip of NUL bytes', 'x.csv.gz', () => gzipSync(Buffer.alloc(40 * MB)), /NUL byte/],
  [
    'a gzip of one endless line',
    'x.csv.gz',
    () => gzipSync(Buffer.alloc(40 * MB, 'x')),
    /longer than 2 MB/,
  ],
  ['a gzip in a gzip', 'x.csv.gz', () => gzipSync(gzipSync('a,b\n1,2\n')), /packed twice/],
  [
    'a gzip that is cut off',
    'x.csv.gz',
    () => gzipSync(Buffer.from('a,b\n1,2\n'.repeat(9_999))).subarray(0, 60),
    /broken/,
  ],
  [
    'a zstd of even blocks',
    'x.csv.zst',
    () => zstdOf(2_500, 'x'),
    /200 times its size|longer than 2 MB/,
  ],
  [
    'a zstd that asks for gigabytes',
    'x.csv.zst',
    () => Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0xb0, 0, 0, 0, 0]),
    /broken/,
  ],
  ['one endless line', 'x.csv', () => Buffer.alloc(30 * MB, 'x'), /longer than 2 MB/],
  [
    'one endless line, further down',
    'x.csv',
    () => Buffer.concat([Buffer.from('a,b\n1,2\n'), Buffer.alloc(30 * MB, 'x')]),
    /row starting on line 3 is longer than 2 MB/,
  ],
  [
    'an endless record of JSON',
    'x.json',
    () => Buffer.concat([Buffer.from('[{"a":"'), Buffer.alloc(30 * MB, 'x')]),
    /longer than 16 MB/,
  ],
  [
    'an endless line of JSON',
    'x.ndjson',
    () => Buffer.concat([Buffer.from('{"a":1}\n{"a":"'), Buffer.alloc(30 * MB, 'x')]),
    /Line 2 is longer than 16 MB/,
  ],
  [
    'a bottomless list of JSON',
    'x.json',
    () => Buffer.from(`[{"a":${'['.repeat(2 * MB)}`),
    /middle of record 1, which begins on line 1/,
  ],
  [
    '200,000 columns',
    'x.csv',
    () => Buffer.from(`${'a,'.repeat(200_000)}\n`),
    /a table can have 2000 columns at most/,
  ],
  [
    '200,000 keys',
    'x.json',
    () =>
      Buffer.from(
        `[${JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`k${at}`, at])))}]`,
      ),
    /more than 2000 keys/,
  ],
  [
    'a cell in the last column of a sheet',
    'x.xlsx',
    () => makeWorkbook({ sheets: sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>') }),
    /column 16384/,
  ],
  [
    'a quote that is never closed',
    'x.csv',
    () => Buffer.from(`a,b\n1,"x\n${'2,y\n'.repeat(2 * MB)}`),
    /quote opened on line 2 may never be closed/,
  ],
  [
    'a quote that is never closed, in a small file',
    'x.csv',
    () => Buffer.from('a,b\n1,2\n1,"x\n3,4\n'),
    /quote opened on line 3 is never closed/,
  ],
  [
    'a NUL byte',
    'x.csv',
    () => Buffer.from(`a,b\n${'1,2\n'.repeat(MB)}3,\0\n`),
    /Line 1000002 holds a NUL byte/,
  ],
  ['a NUL byte in JSON', 'x.json', () => Buffer.from('[{"a":"x\0y"}]'), /NUL byte/],
  [
    'a sheet of even rows',
    'x.xlsx',
    () => makeWorkbook({ sheets: sheet(row.repeat(6 * MB)) }),
    /100 times its size/,
  ],
  [
    'texts of a workbook that grow',
    'x.xlsx',
    () => makeWorkbook({ sheets: sheet(row), texts: [`<t>${'a'.repeat(120 * MB)}</t>`] }),
    /100 times its size/,
  ],
  [
    'a billion laughs',
    'x.xlsx',
    () => makeWorkbook({ sheets: sheet(row), parts: { 'xl/worksheets/sheet1.xml': laughs() } }),
    /not the XML it should be/,
  ],
  [
    'an archive of thousands of parts',
    'x.xlsx',
    () =>
      makeWorkbook({
        sheets: sheet(row),
        parts: Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`p${at}`, 'x'])),
      }),
    /archive of 15\d\d parts/,
  ],
  [
    'a zip that is no workbook',
    'x.xlsx',
    () =>
      makeWorkbook({
        sheets: [],
        parts: { '_rels/.rels': '<Relationships/>', 'xl/workbook.xml': '<workbook/>' },
      }),
    /no sheet with cells/,
  ],
  [
    'a workbook that is cut off',
    'x.xlsx',
    async () => (await makeWorkbook({ sheets: sheet(row) })).subarray(0, 500),
    /broken or cut off/,
  ],
  [
    'an old workbook of noise',
    'x.xls',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5_000, 7)]),
    /no Excel workbook, or broken/,
  ],
  [
    'a Parquet file of noise',
    'x.parquet',
    () => Buffer.from(`PAR1${'x'.repeat(100)}PAR1`),
    /Parquet file is broken/,
  ],
  ['nothing', 'x.csv', () => Buffer.alloc(0), /empty/],
  ['blank lines', 'x.csv', () => Buffer.from('\n\n\n'), /empty/],
  [
    'a list of numbers',
    'x.json',
    () => Buffer.from('[1,2]'),
    /a number where an object is expected/,
  ],
  ['no records', 'x.json', () => Buffer.from('[]'), /no records/],
  ['a picture', 'x.csv', () => Buffer.from('89504e470d0a1a0a', 'hex'), /picture/],
  [
    'a web page that calls itself a sheet',
    'x.xls',
    () => Buffer.from('<html><table><tr><td>1</td></tr></table></html>'),
    /web page/,
  ],
]

test.each(BOMBS)('%s', async (_, filename, make, message) => {
  const path = join(await temporaryFolder(), 'file')
  await writeFile(path, await make())
  const file = { path, filename, limits: LIMITS }
  const refused = await inspectFile(file).then(() => 'it was read', explain)
  expect(refused).toMatch(/^UnreadableFile: /)
  expect(refused).toMatch(message)
})

test('a Parquet file of more rows than it can have', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'file')
  const [made] = await runRaw(
    [`COPY (SELECT 1 AS a FROM range(60000000)) TO '${path}' (FORMAT parquet)`],
    folder,
  )
  expect(made).toMatch(/^ok/)
  const refused = await inspectFile({ path, filename: 'x.parquet', limits: LIMITS }).then(
    () => 'it was read',
    explain,
  )
  expect(refused).toMatch(/claims to have 60000000 rows/)
})

test('a look at the beginning does not set a bomb off', async () => {
  const path = join(await temporaryFolder(), 'file')
  await writeFile(path, gzipSync(Buffer.from('1,2\n'.repeat(30 * MB))))
  const { rows, isWhole } = await peekFile({ path, filename: 'x.csv.gz', limits: LIMITS })
  expect([rows.length, isWhole]).toEqual([100, false])
})

function explain(error: Error): string {
  return `${error.constructor.name}: ${error.message}`
}

/** A zstd frame of blocks that each stand for 128 kB of one letter, RFC 8878, 3.1.1.2. */
function zstdOf(blocks: number, letter: string): Buffer {
  const block = (isLast: boolean) => {
    const header = Buffer.alloc(4)
    header.writeUIntLE((131_072 << 3) | 2 | (isLast ? 1 : 0), 0, 3)
    header.write(letter, 3, 'latin1')
    return header
  }
  const frame = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50])
  return Buffer.concat([
    frame,
    ...Array.from({ length: blocks }, (_, at) => block(at === blocks - 1)),
  ])
}

function laughs(): string {
  const levels = Array.from({ length: 9 }, (_, at) => {
    return `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`
  })
  return `<!DOCTYPE x [<!ENTITY l0 "ha">${levels.join('')}]><worksheet><sheetData><row><c t="str"><v>&l9;</v></c></row></sheetData></worksheet>`
}
