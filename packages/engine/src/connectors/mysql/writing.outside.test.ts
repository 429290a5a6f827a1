import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import type { Column, TableOutlet, WriteMode } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { OutsideFailed } from '../connector.ts'
import { startMariadb, type TestMariadb } from '../testing/start-mariadb.ts'
import { writeOutside } from '../write-outside.ts'

let server: TestMariadb
beforeAll(async () => {
  server = await startMariadb()
})
afterAll(() => server.stop())

const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'Name `x`', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'paid', type: 'boolean' },
  { name: 'day', type: 'date' },
  { name: 'at', type: 'timestamp' },
]

function outlet(table: string, mode: WriteMode, keys: readonly string[] = []): TableOutlet {
  return { kind: 'table', connector: 'mysql', connection: 'c1', schema: '', table, mode, keys }
}

async function parquet(select: string): Promise<string> {
  const path = join(await temporaryFolder(), 'rows.parquet')
  const database = await DuckDBInstance.create()
  const connection = await database.connect()
  await connection.run(`copy (${select}) to '${path}' (format parquet)`)
  connection.closeSync()
  database.closeSync()
  return path
}

const ROWS = `select * from (values
  (0::bigint, '', 0.1::double, true, date '2024-02-29', timestamp '2024-02-29 23:59:59.123456'),
  (2, null, null, null, null, null),
  (9223372036854775807, 'a,"b''"' || chr(10) || '\\' || chr(13) || chr(10) || 'ü😀', 1e300, false, date '0001-01-01', timestamp '9999-12-31 00:00:00')
  ) as t(id, "Name \`x\`", amount, paid, day, "at")`

async function write(table: string, mode: WriteMode, select = ROWS, keys: readonly string[] = []) {
  const request = { outlet: outlet(table, mode, keys), columns: COLUMNS }
  return writeOutside('mysql', server.reach(), request, await parquet(select))
}

const rowsOf = (table: string) => server.query(`select * from ${table} order by id`)

/** Tables of the database, so that nothing is left behind. */
async function tables(): Promise<unknown[]> {
  const found = await server.query(
    `select table_name as name from information_schema.tables where table_schema = 'shop' order by 1`,
  )
  return found.map(({ name }) => name)
}

test('a table is made and filled, every value as it was; a second time it is refused', async () => {
  expect(await write('made', 'create')).toEqual({ rows: 3 })
  const [first, second, third] = await rowsOf('made')
  expect(Object.values(first ?? {})).toEqual([
    '0',
    '',
    0.1,
    1,
    '2024-02-29',
    '2024-02-29 23:59:59.123456',
  ])
  expect(Object.values(second ?? {})).toEqual(['2', null, null, null, null, null])
  expect(Object.values(third ?? {})).toEqual([
    '9223372036854775807',
    'a,"b\'"\n\\\r\nü😀',
    1e300,
    0,
    '0001-01-01',
    '9999-12-31 00:00:00.000000',
  ])
  await expect(write('made', 'create')).rejects.toThrow('There is already a table "made"')
})

test('appended, replaced, and matched by name', async () => {
  await server.query(
    'create table kept (at timestamp(6) null, `Name \\`x\\`` varchar(20), id decimal(20,0), amount double, paid bit(1), day date, more int default 7)'.replaceAll(
      '\\`',
      '``',
    ),
  )
  const here = ROWS.replace("timestamp '9999-12-31 00:00:00'", "timestamp '2030-12-31 00:00:00'")
  await write('kept', 'append', here)
  await write('kept', 'append', here)
  expect((await rowsOf('kept')).length).toBe(6)
  await write('kept', 'replace', here)
  const rows = await server.query(
    `select id, more, paid + 0 as paid, convert_tz(at, '+05:30', '+00:00') as utc from kept order by id`,
  )
  expect(rows).toEqual([
    { id: '0', more: 7, paid: 1, utc: '2024-02-29 23:59:59.123456' },
    { id: '2', more: 7, paid: null, utc: null },
    { id: '9223372036854775807', more: 7, paid: 0, utc: '2030-12-31 00:00:00.000000' },
  ])
  await write('fresh', 'replace')
  expect((await rowsOf('fresh')).length).toBe(3)
  await server.query('alter table kept drop amount')
  await expect(write('kept', 'append')).rejects.toThrow(
    'The table "kept" has no column "amount". It has',
  )
  await expect(write('none', 'append')).rejects.toThrow('There is no table "none"')
})

test('upsert changes what is there and adds the rest; keys that are not clear are refused', async () => {
  await write('ups', 'create')
  await expect(write('ups', 'upsert', ROWS, ['id'])).rejects.toThrow(
    'no primary key or unique index on "id"',
  )
  await server.query('alter table ups add primary key (id)')
  const changed = `select 2::bigint as id, 'new' as "Name \`x\`", 5.0 as amount, true as paid, null::date as day, null::timestamp as "at"
    union all select 3, 'other', 6.0, false, null, null`
  expect(await write('ups', 'upsert', changed, ['id'])).toEqual({ rows: 2 })
  expect((await rowsOf('ups')).map((row) => row['Name `x`'])).toEqual([
    '',
    'new',
    'other',
    expect.any(String),
  ])
  await expect(write('ups', 'upsert', `${ROWS} union all ${ROWS}`, ['id'])).rejects.toThrow(
    /the same key "id": .* comes 2 times/,
  )
  const empty = changed.replace('2::bigint', 'null::bigint')
  await expect(write('ups', 'upsert', empty, ['id'])).rejects.toThrow(
    /nothing in the key "id"|cannot be null/,
  )
  // Another unique index tells nothing of which row is meant.
  await server.query('alter table ups add unique (amount)')
  const clash = changed.replace('3, ', '4, ')
  await expect(write('ups', 'upsert', clash, ['id'])).rejects.toThrow(/Nothing was written/)
  expect((await rowsOf('ups')).map(({ id }) => id)).toEqual(['0', '2', '3', '9223372036854775807'])
})

test('what could be left half-written, or would take others with it, is refused', async () => {
  await server.query('create table old (id int) engine = MyISAM')
  await expect(write('old', 'append')).rejects.toThrow('is kept by MyISAM')
  await server.query(
    'create table parent (id bigint primary key, `Name ``x``` text, amount double, paid bit, day date, at datetime)',
  )
  await server.query(
    'create table child (p bigint, foreign key (p) references parent (id) on delete cascade)',
  )
  await expect(write('parent', 'replace')).rejects.toThrow('"child" refers to rows of "parent"')
  await server.query('create view looked as select * from parent')
  await expect(write('looked', 'append')).rejects.toThrow('is a view')
})

const MANY = `select i as id, repeat('x', 100) as "Name \`x\`", 1.0 as amount, true as paid, null::date as day, null::timestamp as "at"
  from range(10, 60000) t(i)`

test('a write that breaks off leaves everything as it was: a bad row, a lost connection', async () => {
  await write('whole', 'create')
  const before = await tables()
  await server.query('alter table whole add check (id <> 50000)')
  const bad = write('whole', 'replace', MANY)
  await expect(bad).rejects.toThrow(OutsideFailed)
  await expect(bad).rejects.toThrow(/Nothing was written\.$/)
  expect((await rowsOf('whole')).length).toBe(3)

  for (const [table, mode] of [
    ['whole', 'replace'],
    ['new', 'create'],
  ] as const) {
    server.cutAfter(3_000_000)
    const lost = write(table, mode, MANY)
    await expect(lost).rejects.toThrow('was lost or never came about. Nothing was written.')
  }
  expect((await rowsOf('whole')).length).toBe(3)
  expect(await tables()).toEqual(before)

  const infinite = write('new', 'create', ROWS.replace('1e300', "'inf'::double"))
  await expect(infinite).rejects.toThrow('holds inf, which is no number')
  expect(await tables()).toEqual(before)
})

test('a write that is given up half-way leaves everything as it was, in the server too', async () => {
  await write('held', 'create')
  await server.query('alter table held add primary key (id)')
  const before = await tables()
  // Held up behind the last row by one of another's with the same key.
  await server.query('begin')
  await server.query('insert into held (id) values (50000)')
  const controller = new AbortController()
  const request = { outlet: outlet('held', 'append'), columns: COLUMNS }
  const options = { signal: controller.signal }
  const path = await parquet(MANY)
  const ended = writeOutside('mysql', server.reach(), request, path, options).catch(
    (error: unknown) => error,
  )
  const inserting = async () =>
    (
      await server.query(
        `select 1 from information_schema.processlist where user = 'owner' and info like 'insert into \`shop\`%'`,
      )
    ).length
  await expect.poll(inserting, { timeout: 20_000 }).toBe(1)
  controller.abort(new Error('enough'))
  expect(await ended).toMatchObject({ message: 'enough' })
  await expect.poll(inserting, { timeout: 2_000 }).toBe(0)
  await server.query('rollback')
  expect((await rowsOf('held')).length).toBe(3)
  expect(await tables()).toEqual(before)
})
