import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import type { Column } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readBack, tableOf } from '../testing/read-back.ts'
import { startStorage, type TestStorage } from '../testing/start-storage.ts'
import { writeOutside } from '../write-outside.ts'

const NAME = 'object-storage'
let storage: TestStorage

beforeAll(async () => {
  storage = await startStorage()
})
afterAll(() => storage.stop())

const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'amount', type: 'number' },
  { name: 'day', type: 'date' },
  { name: 'moment', type: 'timestamp' },
  { name: 'ok', type: 'boolean' },
  { name: 'note', type: 'text' },
]
const ROWS = `values (9007199254740993::bigint, -1.5::double, date '2024-02-29', timestamp '2024-02-29 23:59:59.123456', true, 'a "b", c' || chr(10) || 'ü'),
  (-1, 0.1, date '0001-01-01', timestamp '1970-01-01 00:00:00', false, ''),
  (null, null, null, null, null, null)`
const TABLE = `select * from (${ROWS}) t(${COLUMNS.map(({ name }) => name).join(', ')})`

async function write(
  table: string,
  mode: 'create' | 'replace' | 'append' = 'create',
  sql = TABLE,
  columns = COLUMNS,
) {
  const path = join(await temporaryFolder(), 'rows.parquet')
  const database = await DuckDBInstance.create()
  const connection = await database.connect()
  await connection.run(`copy (${sql}) to '${path}' (format parquet)`)
  connection.closeSync()
  database.closeSync()
  const outlet = {
    kind: 'table' as const,
    connection: 'c1',
    connector: NAME,
    schema: '',
    table,
    mode,
    keys: [],
  }
  return writeOutside(NAME, storage.reach(), { outlet, columns }, path)
}

const CSV =
  'id,amount,day,moment,ok,note\r\n' +
  '9007199254740993,-1.5,2024-02-29,2024-02-29 23:59:59.123456,true,"a ""b"", c\nü"\r\n' +
  '-1,0.1,0001-01-01,1970-01-01 00:00:00,false,""\r\n' +
  ',,,,,\r\n'

test('a file is written in the format of its name, and reads as the same rows', async () => {
  expect(await write('out/rows.csv')).toEqual({ rows: 3 })
  expect(String(await storage.at('out/rows.csv'))).toBe(CSV)
  await write('out/rows.csv.gz')
  expect(String(gunzipSync(await storage.at('out/rows.csv.gz')))).toBe(CSV)
  await write('out/rows.json')
  expect(String(await storage.at('out/rows.json')).split('\n')[1]).toBe(
    '{"id":9007199254740993,"amount":-1.5,"day":"2024-02-29","moment":"2024-02-29 23:59:59.123456","ok":true,"note":"a \\"b\\", c\\nü"},',
  )
  await write('out/rows.parquet')
  for (const key of ['out/rows.parquet', 'out/rows.json']) {
    const read = await readBack(storage.reach(), tableOf(key, '', NAME))
    expect(
      await read.ask(
        'select id::varchar, amount, day::varchar, moment::varchar, ok, note from rows',
      ),
    ).toEqual([
      ['9007199254740993', -1.5, '2024-02-29', '2024-02-29 23:59:59.123456', true, 'a "b", c\nü'],
      ['-1', 0.1, '0001-01-01', '1970-01-01 00:00:00', false, ''],
      [null, null, null, null, null, null],
    ])
  }
})

test('a null that stands alone is no blank line', async () => {
  const alone = (type: Column['type']) => [{ name: 'x', type }] as const
  const numbers = 'select * from (values (null::bigint), (1), (null)) t(x)'
  expect(await write('alone.csv', 'create', numbers, alone('integer'))).toEqual({ rows: 3 })
  const read = await readBack(storage.reach(), tableOf('alone.csv', '', NAME))
  expect(read.columns).toEqual(['x integer text'])
  expect(await read.ask('select x::int from rows')).toEqual([[null], [1], [null]])
  const texts = `select * from (values (''), (null)) t(x)`
  for (const key of ['texts.csv', 'texts.csv.gz'])
    await expect(write(key, 'create', texts, alone('text'))).rejects.toThrow(
      'The column "x" stands alone and holds nulls',
    )
  await write('texts.parquet', 'create', texts, alone('text'))
  const whole = await readBack(storage.reach(), tableOf('texts.parquet', '', NAME))
  expect(whole.rows).toEqual([[''], [null]])
})

test('what is there is only replaced where that was said', async () => {
  await storage.put('there.csv', 'mine\n')
  await expect(write('there.csv')).rejects.toThrow('There is a file "there.csv" already')
  expect(String(await storage.at('there.csv'))).toBe('mine\n')
  await write('there.csv', 'replace')
  expect(String(await storage.at('there.csv'))).toBe(CSV)
  await expect(write('there.csv', 'append')).rejects.toThrow('made anew or replaced')
  await expect(write('picture.png')).rejects.toThrow('is no name for a file that is written')
  await expect(write('all/*.csv')).rejects.toThrow('has no star')
})

const LARGE = `select i as id, repeat(hash(i)::varchar, 6) as note from range(220000) t(i)`
const LARGE_COLUMNS = COLUMNS.filter(({ name }) => name === 'id' || name === 'note')

test('a large file goes in parts; one that breaks off leaves what was there, and no parts', async () => {
  await write('large.csv', 'create', LARGE, LARGE_COLUMNS)
  const whole = await storage.at('large.csv')
  expect(whole.length).toBeGreaterThan(24_000_000)
  expect(String(whole.subarray(0, 9))).toBe('id,note\r\n')
  expect(whole.filter((byte) => byte === 10).length).toBe(220_001)
  await storage.put('kept.csv', 'mine\n')
  // Listed, begun, and in the middle of the second part.
  storage.cutAfter(4_000_000, 3)
  await expect(write('kept.csv', 'replace', LARGE, LARGE_COLUMNS)).rejects.toThrow(
    'The connection to localhost was lost',
  )
  expect(String(await storage.at('kept.csv'))).toBe('mine\n')
  expect(await storage.unfinished()).toEqual([])
})
