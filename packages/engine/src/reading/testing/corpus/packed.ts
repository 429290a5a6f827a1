import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ReadingCase } from './reading-case.ts'

const COLUMNS = [
  ['a', 'integer'],
  ['b', 'text'],
] as const
const ROWS = [
  [1, 'ü'],
  [2, 'y'],
]
const RECORDS = '{"a":1,"b":"ü"}\n{"a":2,"b":"y"}\n'

/** Packed texts. What the bytes begin with decides, not the name. */
export const packed: readonly ReadingCase[] = [
  {
    name: 'csv in gzip',
    filename: 'x.csv.gz',
    file: gzipSync('a,b\n1,ü\n2,y\n'),
    columns: COLUMNS,
    rows: ROWS,
    reading: { format: 'csv', compression: 'gzip' },
  },
  {
    name: 'tsv in gzip',
    filename: 'x.tsv.gz',
    file: gzipSync('a\tb\n1\tü\n2\ty\n'),
    columns: COLUMNS,
    rows: ROWS,
    reading: { format: 'tsv', compression: 'gzip', delimiter: '\t' },
  },
  {
    name: 'ndjson in gzip',
    filename: 'x.ndjson.gz',
    file: gzipSync(RECORDS),
    columns: COLUMNS,
    rows: ROWS,
    reading: { format: 'ndjson', compression: 'gzip' },
  },
  {
    name: 'json in gzip',
    filename: 'x.json.gz',
    file: gzipSync('[{"a":1,"b":"ü"},{"a":2,"b":"y"}]'),
    columns: COLUMNS,
    rows: ROWS,
    reading: { format: 'json', compression: 'gzip' },
  },
  {
    name: 'gzip of several parts, one after the other',
    filename: 'x.csv.gz',
    file: Buffer.concat([gzipSync('a,b\n1,ü\n'), gzipSync('2,y\n')]),
    columns: COLUMNS,
    rows: ROWS,
  },
  {
    name: 'gzip under a name that does not say so',
    filename: 'x.csv',
    file: gzipSync('a,b\n1,ü\n2,y\n'),
    columns: COLUMNS,
    rows: ROWS,
    reading: { compression: 'gzip' },
  },
  {
    name: 'Latin-1 in gzip',
    filename: 'x.csv.gz',
    file: gzipSync(Buffer.from('a,b\n1,ü\n2,y\n', 'latin1')),
    columns: COLUMNS,
    rows: ROWS,
    reading: { encoding: 'windows-1252', compression: 'gzip' },
    warnings: [/Windows-1252/],
  },
  {
    name: 'csv in zstd',
    filename: 'x.csv.zst',
    file: {
      sql: `COPY (SELECT * FROM (VALUES (1, 'ü'), (2, 'y')) AS t(a, b)) TO '$path' (FORMAT csv, HEADER, COMPRESSION zstd)`,
    },
    columns: COLUMNS,
    rows: ROWS,
    reading: { format: 'csv', compression: 'zstd' },
  },
  {
    name: 'ndjson in zstd, of many blocks',
    filename: 'x.ndjson.zst',
    file: {
      sql: `COPY (SELECT range AS a, md5(range::VARCHAR) AS b FROM range(50000)) TO '$path' (FORMAT json, COMPRESSION zstd)`,
    },
    columns: COLUMNS,
    rows: Array.from({ length: 50_000 }, (_, n) => [n, md5(String(n))]),
    reading: { format: 'ndjson', compression: 'zstd' },
  },
]

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
