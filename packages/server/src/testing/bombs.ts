import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { makeWorkbook, makeZip, sheetXml } from './make-zip.ts'

/** A file made to break a reader; without a reason it may be read, as long as nothing breaks. */
export type Bomb = readonly [
  what: string,
  filename: string,
  make: () => Buffer,
  reason?: RegExp | undefined,
]

const MB = 1_000_000
const CELL = '<c><v>0</v></c>'
const ROW = `<row>${CELL}</row>`
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">${Array.from({ length: 9 }, (_, n) => {
  const before = n === 0 ? 'a' : `b${n - 1}`
  return `<!ENTITY b${n} "${`&${before};`.repeat(10)}">`
}).join('')}]>`

const text = (content: string) => () => Buffer.from(content)
const book = (rows: string, before = '') => makeWorkbook(sheetXml(rows, before))

const PACKED: readonly Bomb[] = [
  ['a gzip of even rows', 'x.csv.gz', () => gzipSync(Buffer.alloc(120 * MB, '1,2\n')), /times its/],
  ['a gzip of one line', 'x.csv.gz', () => gzipSync(Buffer.alloc(100 * MB, 'x')), /2 MB|times its/],
  ['a gzip of NUL bytes', 'x.csv.gz', () => gzipSync(Buffer.alloc(100 * MB)), /NUL|times its/],
  ['a gzip in a gzip', 'x.csv.gz', () => gzipSync(gzipSync('a\n1\n')), /twice/],
  ['a gzip that is cut off', 'x.csv.gz', () => gzipSync(after('1,2\n')).subarray(0, 900), /broken/],
  ['a gzip with noise behind', 'x.csv.gz', () => Buffer.concat([gzipSync('a\n1\n'), noise(MB)])],
  ['many gzips in a row', 'x.csv.gz', () => repeated(gzipSync('1,2\n'), 20_000)],
  ['a gzip of JSON', 'x.json.gz', () => gzipSync(Buffer.alloc(60 * MB, '{"a":1}\n')), /times its/],
  ['a zstd that asks for gigabytes', 'x.csv.zst', () => hex('28b52ffd00b000000000'), /broken/],
  ['a zstd of noise', 'x.csv.zst', () => Buffer.concat([hex('28b52ffd'), noise(MB)]), /./],
  [
    'brotli that calls itself csv',
    'x.csv',
    () => brotliCompressSync(Buffer.alloc(9 * MB, 'a,b\n')),
  ],
  ['zlib that calls itself csv', 'x.csv', () => deflateSync(Buffer.alloc(9 * MB, 'a,b\n'))],
]

const WORKBOOKS: readonly Bomb[] = [
  ['a sheet of even rows', 'x.xlsx', () => book(ROW.repeat(5 * MB)), /times its size/],
  ['a billion laughs', 'x.xlsx', () => book('<row>&b8;</row>', LAUGHS), /XML/],
  ['an entity from a file', 'x.xlsx', () => book('<row>&x;</row>', external('/etc/passwd')), /XML/],
  ['a million columns', 'x.xlsx', () => book(`<row>${CELL.repeat(MB)}</row>`), /column|times its/],
  ['the last column', 'x.xlsx', () => book('<row r="1"><c r="XFD1"><v>1</v></c></row>'), /16384/],
  ['a column beyond all', 'x.xlsx', () => book('<row><c r="ZZZZZZ1"><v>1</v></c></row>'), /./],
  ['a row beyond all', 'x.xlsx', () => book('<row r="999999999999"><c><v>1</v></c></row>')],
  ['rows that go back', 'x.xlsx', () => book(`<row r="9">${CELL}</row><row r="1">${CELL}</row>`)],
  ['deep XML', 'x.xlsx', () => book('<row>'.repeat(200_000)), /./],
  ['an endless tag', 'x.xlsx', () => book(`<row a="${'x'.repeat(30 * MB)}"/>`), /./],
  ['an endless name of a tag', 'x.xlsx', () => book(`<${'x'.repeat(5 * MB)}/>`), /./],
  ['shared texts that are not there', 'x.xlsx', () => book('<row><c t="s"><v>99</v></c></row>')],
  ['numbers that are none', 'x.xlsx', () => book('<row><c><v>1e999999</v></c></row>')],
  ['dates beyond all', 'x.xlsx', () => book('<row><c t="d"><v>99999999999</v></c></row>')],
  ['500 sheets', 'x.xlsx', () => makeWorkbook(...Array<string>(500).fill(sheetXml(ROW)))],
  ['1,500 parts', 'x.xlsx', () => makeZip(parts(1_500)), /./],
  ['a part that leads outside', 'x.xlsx', () => makeZip({ '../../etc/x': 'x', '/abs': 'y' }), /./],
  ['a zip in a zip', 'x.xlsx', () => makeZip({ 'a.zip': makeZip({ b: 'x' }) }), /./],
  ['a zip of nothing', 'x.xlsx', () => makeZip({}), /./],
  ['a workbook that is cut off', 'x.xlsx', () => book(ROW).subarray(0, 300), /./],
  ['a workbook that calls itself csv', 'x.csv', () => book(ROW)],
  ['no workbook at all', 'x.xls', () => repeated(hex('d0cf11e0'), MB), /./],
  [
    'an old workbook of noise',
    'x.xls',
    () => Buffer.concat([hex('d0cf11e0a1b11ae1'), noise(MB)]),
    /./,
  ],
]

const WIDE_AND_LONG: readonly Bomb[] = [
  ['one endless line', 'x.csv', () => Buffer.alloc(100 * MB, 'x'), /2 MB/],
  ['an endless line far down', 'x.csv', () => after('x'.repeat(3 * MB)), /2 MB/],
  ['200,000 columns', 'x.csv', text(`${'a,'.repeat(200_000)}\n`), /2000 columns/],
  [
    '200,000 columns, many rows',
    'x.csv',
    () => Buffer.from(`${'1,'.repeat(200_000)}\n`.repeat(60)),
    /2000 columns|2 MB/,
  ],
  ['a million columns without names', 'x.csv', text(`${','.repeat(MB)}\n1\n`), /2000 columns/],
  ['a million columns of tabs', 'x.tsv', text(`${'\t'.repeat(MB)}\n1\n`), /2000 columns/],
  [
    'a million columns by their names',
    'x.csv',
    () => Buffer.from(Array.from({ length: MB }, (_, n) => `c${n}`).join()),
    /2 MB|2000 columns/,
  ],
  ['one row of a million cells', 'x.csv', text(`a,b\n1,2\n${','.repeat(MB)}\n`)],
  ['1,900 names alike', 'x.csv', text(`${'a,'.repeat(1_900)}\n1\n`)],
  ['a million empty lines', 'x.csv', text('\n'.repeat(MB)), /empty/],
  ['a name of a megabyte', 'x.csv', text(`${'x'.repeat(MB)},b\n1,2\n`)],
  ['a cell of a megabyte', 'x.csv', text(`a,b\n${'x'.repeat(MB)},2\n`)],
]

const QUOTES_AND_BYTES: readonly Bomb[] = [
  ['a quote that is never closed', 'x.csv', () => after('1,"x\n'), /quote/],
  ['nothing but quotes', 'x.csv', text('"'.repeat(MB))],
  ['quotes behind quotes', 'x.csv', text(`a\n${'"a"b"c"\n'.repeat(50_000)}`)],
  ['a return inside a quoted header', 'x.csv', text('"a\rb",c\n1,2\n')],
  ['a header of returns', 'x.csv', text('"\r","\r\n","\n"\r1,2,3\r')],
  ['all line ends at once', 'x.csv', text(`a,b\r\n1,2\n3,4\r5,6\n\r7,8\r\r\n`.repeat(20_000))],
  ['a NUL byte far down', 'x.csv', () => after('1,\0\n'), /NUL/],
  ['a NUL byte in a name', 'x.csv', text('a\0b,c\n1,2\n'), /NUL/],
  [
    'marks of order, one after the other',
    'x.csv',
    text('\uFEFF\uFEFF\uFEFFa,\uFEFFb\n\uFEFF1,2\n'),
  ],
  ['UTF-16 with half a character', 'x.csv', () => hex('fffe61002c0062000a0000d80a00')],
  ['UTF-16 of an odd length', 'x.csv', () => hex('fffe61002c0062000a00310032')],
  ['UTF-32', 'x.csv', () => hex('fffe0000610000000a00000031000000')],
  [
    'letters that are none',
    'x.csv',
    () => Buffer.from('a,b\n\xff\xfe\xc0\x80,\xed\xa0\x80\n', 'latin1'),
  ],
  ['noise that calls itself csv', 'x.csv', () => noise(MB), /./],
]

const RECORDS: readonly Bomb[] = [
  ['an endless record of JSON', 'x.json', () => Buffer.alloc(60 * MB, '[{"a":"x'), /./],
  ['deep JSON', 'x.json', text(`[{"a":${'['.repeat(MB)}${']'.repeat(MB)}}]`)],
  ['deep objects', 'x.json', text(`[${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}]`)],
  [
    '40,000 keys in a record',
    'x.json',
    () => Buffer.from(`[{${keys(40_000).join()}}]`),
    /2000 keys/,
  ],
  [
    '40,000 keys, one a record',
    'x.json',
    () =>
      Buffer.from(
        `[${keys(40_000)
          .map((key) => `{${key}}`)
          .join()}]`,
      ),
    /2000 keys/,
  ],
  [
    '40,000 keys, one a line',
    'x.ndjson',
    () =>
      Buffer.from(
        keys(40_000)
          .map((key) => `{${key}}`)
          .join('\n'),
      ),
    /2000 keys/,
  ],
  ['keys of prototypes', 'x.json', text('[{"__proto__":1,"constructor":2,"toString":3,"":4}]')],
  ['keys of half characters', 'x.json', text(String.raw`[{"\ud800":1,"\u0000":2}]`), /./],
  ['texts of half characters', 'x.json', text(String.raw`[{"a":"\ud800"},{"a":"\u0000"}]`), /./],
  ['a number of a megabyte', 'x.json', text(`[{"a":${'9'.repeat(MB)}}]`)],
  ['a key twice, often', 'x.json', text(`[{${'"a":1,'.repeat(100_000)}"a":2}]`)],
  ['a list of numbers', 'x.json', text(`[${'1,'.repeat(MB)}1]`), /object/],
]

const COLUMNAR: readonly Bomb[] = [
  ['no Parquet at all', 'x.parquet', text(`PAR1${'x'.repeat(MB)}PAR1`), /./],
  [
    'a Parquet footer beyond its file',
    'x.parquet',
    () => Buffer.concat([Buffer.from('PAR1'), hex('ffffff7f'), Buffer.from('PAR1')]),
    /./,
  ],
  ['a Parquet file that is cut off', 'x.parquet', text('PAR1'), /./],
]

export const BOMBS: readonly Bomb[] = [
  ...PACKED,
  ...WORKBOOKS,
  ...WIDE_AND_LONG,
  ...QUOTES_AND_BYTES,
  ...RECORDS,
  ...COLUMNAR,
]

/** Twenty megabytes that are as they should be, and then what is not. */
function after(wrong: string): Buffer {
  return Buffer.concat([Buffer.alloc(20 * MB, '1,2\n'), Buffer.from(wrong)])
}

/** The same in every run. */
function noise(length: number): Buffer {
  let seed = 1
  return Buffer.from(Array.from({ length }, () => (seed = (seed * 48_271) % 2_147_483_647) & 0xff))
}

function repeated(bytes: Buffer, times: number): Buffer {
  return Buffer.concat(Array<Buffer>(times).fill(bytes))
}

function hex(bytes: string): Buffer {
  return Buffer.from(bytes, 'hex')
}

function external(path: string): string {
  return `<!DOCTYPE x [<!ENTITY x SYSTEM "file://${path}">]>`
}

function parts(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, 'x']))
}

function keys(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `"k${at}":1`)
}
