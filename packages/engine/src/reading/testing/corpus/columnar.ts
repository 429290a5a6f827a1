import type { ReadingCase } from './reading-case.ts'

function parquet(select: string): ReadingCase['file'] {
  return { sql: `COPY (${select}) TO '$path' (FORMAT parquet)` }
}

/** Parquet files, whose types are more than ours. */
export const columnar: readonly ReadingCase[] = [
  {
    name: 'the six types, and nulls',
    filename: 'x.parquet',
    file: parquet(
      `SELECT * FROM (VALUES (true, 1::BIGINT, 1.5::DOUBLE, 'ü', DATE '2024-01-31', TIMESTAMP '2024-01-31 10:00:00.123456'), (NULL, NULL, NULL, NULL, NULL, NULL)) AS t(b, i, n, t, d, m)`,
    ),
    columns: [
      ['b', 'boolean'],
      ['i', 'integer'],
      ['n', 'number'],
      ['t', 'text'],
      ['d', 'date'],
      ['m', 'timestamp'],
    ],
    rows: [
      [true, 1, 1.5, 'ü', '2024-01-31', '2024-01-31T10:00:00.123456'],
      [null, null, null, null, null, null],
    ],
    reading: { format: 'parquet' },
  },
  {
    name: 'integers of every width',
    filename: 'x.parquet',
    file: parquet(
      `SELECT 1::TINYINT AS a, 2::USMALLINT AS b, 4294967295::UINTEGER AS c, 9007199254740993::UBIGINT AS d, 18446744073709551615::UBIGINT AS e`,
    ),
    columns: [
      ['a', 'integer'],
      ['b', 'integer'],
      ['c', 'integer'],
      ['d', 'integer'],
      ['e', 'text'],
    ],
    rows: [[1, 2, 4294967295, '9007199254740993', '18446744073709551615']],
    warnings: [/"e": integers beyond 64 bits are kept as text/],
  },
  {
    name: 'decimals that a number holds, and those it does not',
    filename: 'x.parquet',
    file: parquet(
      `SELECT 12.50::DECIMAL(18, 2) AS price, 12::DECIMAL(18, 0) AS whole, 12345678901234567890.123456789::DECIMAL(38, 9) AS exact`,
    ),
    columns: [
      ['price', 'number'],
      ['whole', 'integer'],
      ['exact', 'text'],
    ],
    rows: [[12.5, 12, '12345678901234567890.123456789']],
    warnings: [/"exact": decimals of more digits/],
  },
  {
    name: 'nested values, as JSON text',
    filename: 'x.parquet',
    file: parquet(`SELECT [1, 2] AS l, {'a': 1, 'b': 'x'} AS s, map {'k': 2} AS m`),
    columns: [
      ['l', 'text'],
      ['s', 'text'],
      ['m', 'text'],
    ],
    rows: [['[1,2]', '{"a":1,"b":"x"}', '{"k":2}']],
    warnings: [/"l": nested/, /"s": nested/, /"m": nested/],
  },
  {
    name: 'not a number, time zones, times of day, ids',
    filename: 'x.parquet',
    file: parquet(
      `SELECT 'NaN'::DOUBLE AS nan, TIMESTAMPTZ '2024-01-31 10:00:00+02' AS z, TIME '10:30:00' AS t, '6f1c2d3e-0000-4000-8000-000000000001'::UUID AS u`,
    ),
    columns: [
      ['nan', 'number'],
      ['z', 'timestamp'],
      ['t', 'text'],
      ['u', 'text'],
    ],
    rows: [[null, '2024-01-31T08:00:00', '10:30:00', '6f1c2d3e-0000-4000-8000-000000000001']],
    warnings: [/"nan": NaN is read as empty/, /"z": moments with a time zone are read in UTC/],
  },
  {
    name: 'names that differ in nothing but what a table cannot have',
    filename: 'x.parquet',
    file: parquet(`SELECT 1::BIGINT AS "a b", 2::BIGINT AS "it's ""x"""`),
    columns: [
      ['a b', 'integer'],
      [`it's "x"`, 'integer'],
    ],
    rows: [[1, 2]],
  },
  {
    name: 'a column that a person calls something else',
    filename: 'x.parquet',
    file: parquet(`SELECT * FROM (VALUES ('1'), ('x')) AS t(v)`),
    overrides: { columns: [{ name: 'v', type: 'integer' }] },
    columns: [['v', 'integer']],
    rows: [[1], [null]],
    warnings: [/One cell of "v" cannot be read as integer/],
  },
  {
    name: 'words for a missing value in Parquet',
    filename: 'x.parquet',
    file: parquet(`SELECT * FROM (VALUES ('a', 1::BIGINT), ('NA', -1::BIGINT)) AS t(v, n)`),
    overrides: { nullWords: ['NA', '-1'] },
    columns: [
      ['v', 'text'],
      ['n', 'integer'],
    ],
    rows: [
      ['a', 1],
      [null, null],
    ],
  },
]
