import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import type { Column, TableOutlet, WriteMode } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { OutsideFailed } from '../connector.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'
import { writeOutside } from '../write-outside.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'Name "x"', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'paid', type: 'boolean' },
  { name: 'day', type: 'date' },
  { name: 'at', type: 'timestamp' },
]

function outlet(table: string, mode: WriteMode, keys: readonly string[] = []): TableOutlet {
  return { kind: 'table', connector: 'postgresql', connection: 'c1', schema: '', table, mode, keys }
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
  (1::bigint, '', 0.1::double, true, date '2024-02-29', timestamp '2024-02-29 23:59:59.123456'),
  (2, null, null, null, null, null),
  (9223372036854775807, 'a,"b"' || chr(10) || '\\.' || chr(13) || chr(10) || 'ü😀', 1e300, false, date '0001-01-01', timestamp '9999-12-31 00:00:00')
  ) as t(id, "Name ""x""", amount, paid, day, "at")`

async function write(table: string, mode: WriteMode, select = ROWS, keys: readonly string[] = []) {
  const request = { outlet: outlet(table, mode, keys), columns: COLUMNS }
  return writeOutside('postgresql', server.reach(), request, await parquet(select))
}

async function rowsOf(table: string) {
  const rows = await server.query(`select row_to_json(t)::text as row from ${table} t order by id`)
  return rows.map(({ row }) => JSON.parse(String(row)) as Record<string, unknown>)
}

test('a table is made and filled, every value as it was; a second time it is refused', async () => {
  expect(await write('made', 'create')).toEqual({ rows: 3 })
  const [first, second, third] = await rowsOf('made')
  expect(first).toEqual({
    id: 1,
    'Name "x"': '',
    amount: 0.1,
    paid: true,
    day: '2024-02-29',
    at: '2024-02-29T23:59:59.123456',
  })
  expect(Object.values(second ?? {})).toEqual([2, null, null, null, null, null])
  expect(third?.['Name "x"']).toBe('a,"b"\n\\.\r\nü😀')
  await expect(write('made', 'create')).rejects.toThrow('There is already a table "made"')
})

test('appended, replaced, and matched by name', async () => {
  await server.query(
    'create table kept (at timestamptz, "Name ""x""" varchar(20), id numeric, amount numeric, paid boolean, day date, more int default 7)',
  )
  await write('kept', 'append')
  await write('kept', 'append')
  expect((await rowsOf('kept')).length).toBe(6)
  await write('kept', 'replace')
  const rows = await rowsOf('kept')
  expect(rows.map(({ id, more }) => [id, more])).toEqual([
    [1, 7],
    [2, 7],
    [9223372036854776000, 7],
  ])
  expect(rows[0]?.['amount']).toBe(0.1)
  const [moment] = await server.query(
    `select at = timestamptz '2024-02-29 23:59:59.123456+00' as same from kept where id = 1`,
  )
  expect(moment).toEqual({ same: true })
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
  const changed = `select 2::bigint as id, 'new' as "Name ""x""", 5.0 as amount, true as paid, null::date as day, null::timestamp as "at"
    union all select 3, 'other', 6.0, false, null, null`
  expect(await write('ups', 'upsert', changed, ['id'])).toEqual({ rows: 2 })
  expect((await rowsOf('ups')).map((row) => row['Name "x"'])).toEqual([
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
    '1 of the rows have nothing in the key "id"',
  )
  expect((await rowsOf('ups')).length).toBe(4)
})

const MANY = `select i as id, repeat('x', 100) as "Name ""x""", 1.0 as amount, true as paid, null::date as day, null::timestamp as "at"
  from range(10, 200000) t(i)`

test('a write that breaks off leaves everything as it was: a bad row, a lost connection, a killed child', async () => {
  await write('whole', 'create')
  await server.query('alter table whole add check (id <> 150000)')
  await expect(write('whole', 'replace', MANY)).rejects.toThrow(OutsideFailed)
  expect((await rowsOf('whole')).length).toBe(3)
  await server.query('alter table whole drop constraint whole_id_check')

  server.cutAfter(5_000_000)
  await expect(write('whole', 'replace', MANY)).rejects.toThrow('was lost or never came about')
  expect((await rowsOf('whole')).length).toBe(3)

  // Held up in the middle of its rows by one of another's with the same key, and killed there.
  await server.query('alter table whole add primary key (id)')
  await server.query('begin')
  await server.query('insert into whole (id) values (150000)')
  const ended = write('whole', 'append', MANY).catch((error: unknown) => error)
  await expect.poll(isHeldUp).toBe(true)
  for (const pid of await connectorChildren()) process.kill(pid, 'SIGKILL')
  expect(await ended).toBeInstanceOf(OutsideFailed)
  await server.query('rollback')
  expect((await rowsOf('whole')).length).toBe(3)
})

async function isHeldUp(): Promise<boolean> {
  // Within a transaction what was seen once is seen again.
  await server.query('select pg_stat_clear_snapshot()')
  const found = await server.query(
    `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'copy %'`,
  )
  return found.length > 0
}

/** The children of this process that hold a connector. */
async function connectorChildren(): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (new RegExp(`^PPid:\\t${process.pid}$`, 'm').test(status) && line.includes('engine-child'))
      found.push(Number(name))
  }
  return found
}
