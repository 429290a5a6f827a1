import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableOutlet } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readOutside } from '../read-outside.ts'
import { outsideColumns } from '../outside-columns.ts'
import { queryOf, readBack, tableOf } from '../testing/read-back.ts'
import { startMariadb, type TestMariadb } from '../testing/start-mariadb.ts'
import { writeOutside } from '../write-outside.ts'

let server: TestMariadb
beforeAll(async () => {
  server = await startMariadb()
})
afterAll(() => server.stop())

/** By native type: ours, and values as written in SQL with what comes in. Each row of the guide is here. */
const TYPES: readonly (readonly [string, string, readonly (readonly [string, unknown])[]])[] = [
  ['tinyint', 'integer', [['-128', -128]]],
  [
    'tinyint(1)',
    'integer',
    [
      ['1', 1],
      ['0', 0],
      ['127', 127],
    ],
  ],
  ['smallint', 'integer', [['-32768', -32768]]],
  ['mediumint unsigned', 'integer', [['16777215', 16777215]]],
  ['int', 'integer', [['-2147483648', -2147483648]]],
  ['int unsigned', 'integer', [['4294967295', 4294967295]]],
  [
    'bigint',
    'integer',
    [
      ['-9223372036854775808', '-9223372036854775808'],
      ['9223372036854775807', '9223372036854775807'],
    ],
  ],
  ['bigint unsigned', 'integer', [['9223372036854775807', '9223372036854775807']]],
  ['year', 'integer', [['2024', 2024]]],
  [
    'bit(1)',
    'boolean',
    [
      ["b'1'", true],
      ["b'0'", false],
    ],
  ],
  ['bit(9)', 'integer', [["b'101010101'", 341]]],
  ['decimal(18,0)', 'integer', [['999999999999999999', '999999999999999999']]],
  [
    'decimal(12,2)',
    'number',
    [
      ['1234567890.12', 1234567890.12],
      ['-0.01', -0.01],
    ],
  ],
  ['decimal(15,15)', 'number', [['0.123456789012345', 0.123456789012345]]],
  ['decimal(16,2)', 'text', [['99999999999999.99', '99999999999999.99']]],
  [
    'decimal(38,10)',
    'text',
    [['1234567890123456789012345678.0123456789', '1234567890123456789012345678.0123456789']],
  ],
  [
    'decimal(65,30)',
    'text',
    [[`${'9'.repeat(35)}.${'1'.repeat(30)}`, `${'9'.repeat(35)}.${'1'.repeat(30)}`]],
  ],
  [
    'float',
    'number',
    [
      ['9.99', 9.99],
      ['16777216', 16777216],
      ['0.1', 0.1],
      ['1234.567', 1234.5670166015625],
    ],
  ],
  [
    'double',
    'number',
    [
      ['0.1', 0.1],
      ['5e-324', 5e-324],
      ['1.7976931348623157e308', 1.7976931348623157e308],
    ],
  ],
  [
    'text',
    'text',
    [
      ["''", ''],
      ['\' a,"b" \'', ' a,"b" '],
      ["'l1\\nl2\\r\\n\\\\.\\n\\t'", 'l1\nl2\r\n\\.\n\t'],
      ["'\\\\N'", '\\N'],
      ["'ünï 😀 e\u0301'", 'ünï 😀 e\u0301'],
      ["'NULL'", 'NULL'],
    ],
  ],
  ['varchar(20)', 'text', [["'x '", 'x ']]],
  ['char(5)', 'text', [["'ab'", 'ab']]],
  ['tinytext', 'text', [["'t'", 't']]],
  ['mediumtext', 'text', [["'m'", 'm']]],
  ['longtext', 'text', [["'l'", 'l']]],
  ["enum('a','b''c')", 'text', [["'b''c'", "b'c"]]],
  ["set('x','y')", 'text', [["'x,y'", 'x,y']]],
  [
    'json',
    'text',
    [['\'{"a": 9007199254740993, "b": 1.10}\'', '{"a": 9007199254740993, "b": 1.10}']],
  ],
  [
    'date',
    'date',
    [
      ["'2024-02-29'", '2024-02-29'],
      ["'0001-01-01'", '0001-01-01'],
      ["'9999-12-31'", '9999-12-31'],
      ["'0000-00-00'", null],
      ["'2024-00-10'", null],
    ],
  ],
  [
    'datetime(6)',
    'timestamp',
    [
      ["'2024-02-29 23:59:59.123456'", '2024-02-29T23:59:59.123456'],
      ["'0000-00-00 00:00:00'", null],
    ],
  ],
  // As the session of the test has it, in +05:30.
  ['timestamp(6)', 'timestamp', [["'2024-07-01 02:00:00.5'", '2024-06-30T20:30:00.5']]],
  ['datetime', 'timestamp', [["'2024-07-01 02:00:00'", '2024-07-01T02:00:00']]],
  [
    'time(6)',
    'text',
    [
      ["'-838:59:59'", '-838:59:59.000000'],
      ["'25:00:00.5'", '25:00:00.500000'],
    ],
  ],
  ['varbinary(10)', 'text', [["x'00ff10'", '0x00ff10']]],
  ['binary(2)', 'text', [["x'4100'", '0x4100']]],
  [
    'blob',
    'text',
    [
      ["''", '0x'],
      ["x'2700'", '0x2700'],
    ],
  ],
  ['point', 'text', [["st_geomfromtext('POINT(1 2.5)')", 'POINT(1 2.5)']]],
  [
    'uuid',
    'text',
    [["'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'", 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11']],
  ],
  ['inet6', 'text', [["'2001:db8::1'", '2001:db8::1']]],
]

/** What the protocol tells of it: the members of a list are not among it. */
const shown = (type: string) => type.replace(/^(enum|set)\(.*$/, '$1')

test('every type comes in under one of ours, with null and all its values, and goes back as it was', async () => {
  const most = Math.max(...TYPES.map(([, , values]) => values.length))
  const typed = TYPES.map(([type], at) => `v${at} ${type} null`).join(', ')
  await server.query(`create table sorts (n int primary key, ${typed})`)
  for (let n = 0; n <= most; n++) {
    const cells = TYPES.map(([, , values]) => values[n]?.[0] ?? 'null')
    await server.query(`insert into sorts values (${n}, ${cells.join(', ')})`)
  }
  const source = tableOf('sorts', '', 'mysql')
  const found = await readBack(server.reach(), source)
  expect(found.columns.slice(1)).toEqual(
    TYPES.map(([type, ours], at) => `v${at} ${ours} ${shown(type)}`),
  )
  const sorted = found.rows.toSorted((left, right) => Number(left[0]) - Number(right[0]))
  for (const [place, [type, , values]] of TYPES.entries())
    expect(
      sorted.map((row) => row[place + 1]),
      type,
    ).toEqual(Array.from({ length: most + 1 }, (_, at) => values[at]?.[1] ?? null))
  expect(found.left).toEqual(['rows.parquet'])

  await server.query('create table back like sorts')
  const columns = await outsideColumns('mysql', server.reach(), source)
  const folder = await temporaryFolder()
  const path = join(folder, 'sorts.parquet')
  const whole = { source, columns, needed: null, conditions: [], sort: [], limit: null }
  await readOutside('mysql', server.reach(), whole, { folder, path })
  const outlet = appended('back')
  expect(await writeOutside('mysql', server.reach(), { outlet, columns }, path)).toEqual({
    rows: most + 1,
  })
  for (const [at, [type]] of TYPES.entries()) {
    const same = type.startsWith('date') ? `${isNone('s', at)} or ` : ''
    const other = await server.query(
      `select s.n from sorts s join back b using (n) where not (${same} hex(s.v${at}) <=> hex(b.v${at}) and s.v${at} <=> b.v${at})`,
    )
    expect(other, type).toEqual([])
  }
})

function appended(table: string): TableOutlet {
  const connected = { connector: 'mysql', connection: 'c1' }
  return { ...connected, kind: 'table', schema: '', table, mode: 'append', keys: [] }
}

/** These came in as nothing. */
function isNone(table: string, at: number): string {
  return `month(${table}.v${at}) = 0 or dayofmonth(${table}.v${at}) = 0`
}

test('an integer beyond 64 bits stops the run; as text it comes as it is, and goes back', async () => {
  const most = '18446744073709551615'
  await server.query('create table wide (n bigint unsigned)')
  await server.query(`insert into wide values (${most})`)
  await expect(readBack(server.reach(), tableOf('wide', '', 'mysql'))).rejects.toThrow(
    `The column "n" holds "${most}", which does not fit its type.`,
  )
  const text = queryOf('select cast(n as char) as n from wide', 'mysql')
  expect((await readBack(server.reach(), text)).rows).toEqual([[most]])
  const folder = await temporaryFolder()
  const path = join(folder, 'wide.parquet')
  const columns = [{ name: 'n', type: 'text' }] as const
  const whole = { source: text, columns, needed: null, conditions: [], sort: [], limit: null }
  await readOutside('mysql', server.reach(), whole, { folder, path })
  const outlet = appended('wide')
  await writeOutside('mysql', server.reach(), { outlet, columns }, path)
  expect(await server.query('select n from wide')).toEqual([{ n: most }, { n: most }])
})

test('texts of any character set come in as they are', async () => {
  await server.query(
    'create table old (a varchar(9) character set latin1, b varchar(9) character set utf16)',
  )
  await server.query(`insert into old values ('Ünï €', 'ü😀')`)
  const found = await readBack(server.reach(), tableOf('old', '', 'mysql'))
  expect(found.rows).toEqual([['Ünï €', 'ü😀']])
})

test('the guide names every type that is tried here', () => {
  const guide = readFileSync(
    new URL('../../../../../docs/guide/databases.md', import.meta.url),
    'utf8',
  )
  const ours = guide.slice(guide.indexOf('## MySQL'))
  for (const [type] of TYPES) expect(ours, type).toContain(`\`${shown(type)}\``)
})
