import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOf, readBack } from '../testing/read-back.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
  await server.query(`create type mood as enum ('sad', 'glad')`)
  await server.query(`create domain cents as integer`)
})
afterAll(() => server.stop())

/** By native type: ours, and values as written in SQL with what comes in. Each row of the guide is here. */
const TYPES: readonly (readonly [string, string, readonly (readonly [string, unknown])[]])[] = [
  [
    'boolean',
    'boolean',
    [
      ['true', true],
      ['false', false],
    ],
  ],
  ['smallint', 'integer', [["'-32768'", -32768]]],
  ['integer', 'integer', [["'-2147483648'", -2147483648]]],
  ['cents', 'integer', [['5', 5]]],
  [
    'bigint',
    'integer',
    [
      ["'-9223372036854775808'", '-9223372036854775808'],
      ["'9223372036854775807'", '9223372036854775807'],
    ],
  ],
  ['oid', 'integer', [["'4294967295'", 4294967295]]],
  [
    'numeric(18,0)',
    'integer',
    [
      ["'999999999999999999'", '999999999999999999'],
      ["'NaN'", null],
    ],
  ],
  [
    'numeric(12,2)',
    'number',
    [
      ["'1234567890.12'", 1234567890.12],
      ["'-0.01'", -0.01],
      ["'NaN'", null],
    ],
  ],
  ['numeric(15,15)', 'number', [["'0.123456789012345'", 0.123456789012345]]],
  ['numeric(16,2)', 'text', [["'99999999999999.99'", '99999999999999.99']]],
  [
    'numeric(38,10)',
    'text',
    [["'1234567890123456789012345678.0123456789'", '1234567890123456789012345678.0123456789']],
  ],
  [
    'numeric',
    'text',
    [
      ["'0.10'", '0.10'],
      ["'1e40'", '1' + '0'.repeat(40)],
    ],
  ],
  [
    'real',
    'number',
    [
      ["'0.1'", 0.1],
      ["'3.4028235e38'", 3.4028235e38],
    ],
  ],
  [
    'double precision',
    'number',
    [
      ["'0.1'", 0.1],
      ["'5e-324'", 5e-324],
      ["'1.7976931348623157e308'", 1.7976931348623157e308],
      ["'NaN'", null],
    ],
  ],
  [
    'text',
    'text',
    [
      ["''", ''],
      ['\' a,"b" \'', ' a,"b" '],
      ["E'l1\\nl2\\r\\n\\\\.\\n\\t'", 'l1\nl2\r\n\\.\n\t'],
      ["'\\N'", '\\N'],
      ["'ünï 😀 e\u0301'", 'ünï 😀 e\u0301'],
      ["'NULL'", 'NULL'],
    ],
  ],
  ['character varying(20)', 'text', [["'x'", 'x']]],
  ['character(5)', 'text', [["'ab'", 'ab   ']]],
  [
    'date',
    'date',
    [
      ["'2024-02-29'", '2024-02-29'],
      ["'0001-01-01'", '0001-01-01'],
      ["'9999-12-31'", '9999-12-31'],
    ],
  ],
  [
    'timestamp without time zone',
    'timestamp',
    [["'2024-02-29 23:59:59.123456'", '2024-02-29T23:59:59.123456']],
  ],
  [
    'timestamp with time zone',
    'timestamp',
    [["'2024-07-01 02:00:00.5+05:30'", '2024-06-30T20:30:00.5']],
  ],
  ['time without time zone', 'text', [["'24:00'", '24:00:00']]],
  ['interval', 'text', [["'1 year 2 days 03:00'", '1 year 2 days 03:00:00']]],
  ['json', 'text', [['\'{"a": 9007199254740993}\'', '{"a": 9007199254740993}']]],
  ['jsonb', 'text', [['\'{"a": 1.10}\'', '{"a": 1.10}']]],
  [
    'integer[]',
    'text',
    [
      ["'{1,NULL,3}'", '{1,NULL,3}'],
      ["'{}'", '{}'],
    ],
  ],
  ['text[]', 'text', [["array['a b', '', 'c\"d']", '{"a b","","c\\"d"}']]],
  [
    'bytea',
    'text',
    [
      ["'\\x00ff10'", '\\x00ff10'],
      ["''", '\\x'],
    ],
  ],
  [
    'uuid',
    'text',
    [["'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'", 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11']],
  ],
  ['mood', 'text', [["'glad'", 'glad']]],
  ['inet', 'text', [["'10.0.0.1/8'", '10.0.0.1/8']]],
  ['int4range', 'text', [["'[1,5)'", '[1,5)']]],
  ['money', 'text', [["'12.5'", '$12.50']]],
  ['bit varying(9)', 'text', [["b'101'", '101']]],
  ['point', 'text', [["'(1,2)'", '(1,2)']]],
]

test('every type comes in under one of ours, with null and all its values', async () => {
  const cells = (at: number) =>
    TYPES.map(
      ([type, , values], place) => `cast(${values[at]?.[0] ?? 'null'} as ${type}) as v${place}`,
    )
  const most = Math.max(...TYPES.map(([, , values]) => values.length))
  const rows = Array.from(
    { length: most + 1 },
    (_, at) => `select ${at} as n, ${cells(at).join(', ')}`,
  )
  const found = await readBack(server.reach(), queryOf(rows.join('\nunion all\n')))
  expect(found.columns.slice(1)).toEqual(
    TYPES.map(([type, ours], at) => `v${at} ${ours} ${type === 'cents' ? 'integer' : type}`),
  )
  const sorted = found.rows.toSorted((left, right) => Number(left[0]) - Number(right[0]))
  for (const [place, [type, , values]] of TYPES.entries())
    expect(
      sorted.map((row) => row[place + 1]),
      type,
    ).toEqual(Array.from({ length: most + 1 }, (_, at) => values[at]?.[1] ?? null))
  expect(found.left).toEqual(['rows.parquet'])
})

test.each(['infinity', '0044-03-15 BC', '10000-01-01'])(
  'a day beyond our calendar is refused, never changed: %s',
  async (day) => {
    await expect(
      readBack(server.reach(), queryOf(`select date '${day}' as "Der Tag"`)),
    ).rejects.toThrow(
      /^The column "Der Tag" holds a day before the year 1 or after 9999\. A query can give/,
    )
    const asText = await readBack(
      server.reach(),
      queryOf(`select (timestamptz '${day}')::text as d`),
    )
    expect(asText.rows[0]?.[0]).toContain(day.slice(0, 8))
  },
)

test('the guide names every type that is tried here', () => {
  const guide = readFileSync(
    new URL('../../../../../docs/guide/databases.md', import.meta.url),
    'utf8',
  )
  for (const [type] of TYPES.filter(([name]) => name !== 'cents' && name !== 'mood'))
    expect(guide, type).toContain(`\`${type}\``)
})

test('a row may be 16 MB long, and one that is longer is refused', async () => {
  const long = (times: number) => queryOf(`select repeat('äb"', ${times}) as long, 1 as n`)
  const found = await readBack(server.reach(), long(2_000_000))
  expect(await found.ask("select length(long), long = repeat('äb\"', 2000000) from rows")).toEqual([
    [6_000_000n, true],
  ])
  await expect(readBack(server.reach(), long(5_000_000))).rejects.toThrow(
    'A row is longer than 16 MB',
  )
})
