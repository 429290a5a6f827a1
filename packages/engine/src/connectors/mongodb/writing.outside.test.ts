import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import type { Column, TableOutlet, WriteMode } from '@plainflow/core'
import { Decimal128, type Document, Int32, Long, ObjectId, UUID } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readBack } from '../testing/read-back.ts'
import { startMongodb, type TestMongo } from '../testing/start-mongodb.ts'
import { writeOutside } from '../write-outside.ts'
import { tableOf } from './testing/sources.ts'

/** NOT AGAINST MONGODB ITSELF: this server has no transactions, so that what uses them is not tried here. */
let server: TestMongo
beforeAll(async () => {
  server = await startMongodb()
})
afterAll(() => server.stop())

const COLUMNS: readonly Column[] = [
  { name: '_id', type: 'integer' },
  { name: 'Name "x"', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'paid', type: 'boolean' },
  { name: 'day', type: 'date' },
  { name: 'seen.at', type: 'timestamp' },
]
const ROWS = `select * from (values
  (1::bigint, '', 0.1::double, true, date '2024-02-29', timestamp '2024-02-29 23:59:59.123'),
  (2, null, null, null, null, null),
  (9223372036854775807, 'a,"b"' || chr(10) || '\\.' || chr(13) || chr(10) || 'ü😀', 'inf'::double, false, date '0001-01-01', timestamp '9999-12-31 00:00:00')
  ) as t(_id, "Name ""x""", amount, paid, day, "seen.at")`

async function parquet(select: string): Promise<string> {
  const path = join(await temporaryFolder(), 'rows.parquet')
  const database = await DuckDBInstance.create()
  const connection = await database.connect()
  await connection.run(`copy (${select}) to '${path}' (format parquet)`)
  connection.closeSync()
  database.closeSync()
  return path
}

interface Other {
  readonly keys?: readonly string[]
  readonly columns?: readonly Column[]
}

async function write(table: string, mode: WriteMode, select = ROWS, other: Other = {}) {
  const { keys = [], columns = COLUMNS } = other
  const at = { connector: 'mongodb', connection: 'c1', schema: '' }
  const outlet: TableOutlet = { kind: 'table', ...at, table, mode, keys }
  return writeOutside('mongodb', server.reach(), { outlet, columns }, await parquet(select))
}

async function documentsIn(table: string): Promise<Document[]> {
  const found = server.database.collection(table).find({}, { promoteValues: false })
  return found.sort({ _id: 1 }).toArray()
}

/** What a write that failed must not leave behind. */
async function names(): Promise<string[]> {
  const found = await server.database.listCollections().toArray()
  return found.map(({ name }) => name).filter((name) => name.startsWith('plainflow'))
}

test('a collection is made, every value as it was and read back so; a second time it is refused', async () => {
  expect(await write('made', 'create')).toEqual({ rows: 3 })
  const [first, second, third] = await documentsIn('made')
  expect(first?.['_id']).toEqual(Long.fromNumber(1))
  expect(first?.['seen']).toEqual({ at: new Date('2024-02-29T23:59:59.123Z') })
  expect(first?.['day']).toEqual(new Date('2024-02-29T00:00:00Z'))
  expect(second).toMatchObject({ 'Name "x"': null, amount: null, seen: { at: null } })
  expect(third?.['Name "x"']).toBe('a,"b"\n\\.\r\nü😀')
  const back = await readBack(server.reach(), tableOf('made'))
  expect(back.rows).toEqual([
    [1, '', 0.1, true, '2024-02-29T00:00:00', '2024-02-29T23:59:59.123'],
    [2, null, null, null, null, null],
    [
      '9223372036854775807',
      'a,"b"\n\\.\r\nü😀',
      'Infinity',
      false,
      '0001-01-01T00:00:00',
      '9999-12-31T00:00:00',
    ],
  ])
  await expect(write('made', 'create')).rejects.toThrow('There is already a table "made"')
  expect(await names()).toEqual([])
})

test('rows become what the collection holds, or are refused', async () => {
  const id = '65a1b2c3d4e5f60718293a4b'
  const uuid = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'
  const kept = server.database.collection('kept')
  await kept.insertOne({
    _id: new ObjectId(),
    u: new UUID(),
    d: Decimal128.fromString('1'),
    n: new Int32(1),
  })
  const columns: readonly Column[] = [
    { name: '_id', type: 'text' },
    { name: 'u', type: 'text' },
    { name: 'd', type: 'number' },
    { name: 'n', type: 'integer' },
  ]
  const row = (given: string) => `select '${given}' as _id, '${uuid}' as u, 0.1 as d, 7 as n`
  await write('kept', 'append', row(id), { columns })
  expect(await kept.findOne({ _id: new ObjectId(id) }, { promoteValues: false })).toEqual({
    _id: new ObjectId(id),
    u: new UUID(uuid),
    d: Decimal128.fromString('0.1'),
    n: Long.fromNumber(7),
  })
  await write('kept', 'upsert', row(id).replace('7 as n', '8 as n'), { columns, keys: ['_id'] })
  expect(await kept.countDocuments({ n: 8 })).toBe(1)
  await expect(write('kept', 'append', row('x'), { columns })).rejects.toThrow('is no objectId')
  await expect(write('kept', 'append', row(id), { columns })).rejects.toThrow('is there already')
  const micros = `select 1 as _id, timestamp '2024-01-01 00:00:00.000001' as at`
  const moment: readonly Column[] = [
    { name: '_id', type: 'integer' },
    { name: 'at', type: 'timestamp' },
  ]
  await expect(write('fresh', 'create', micros, { columns: moment })).rejects.toThrow(
    'thousandths of a second',
  )
  expect(await kept.countDocuments()).toBe(2)
})

test('replaced with its indexes, and appended', async () => {
  const table = server.database.collection<{ _id: number }>('swap')
  await table.insertMany([{ _id: 1 }, { _id: 77 }])
  await table.createIndex({ amount: 1 }, { name: 'by_amount' })
  await write('swap', 'replace')
  expect((await documentsIn('swap')).length).toBe(3)
  expect((await table.listIndexes().toArray()).map(({ name }) => String(name))).toContain(
    'by_amount',
  )
  const more = ROWS.replaceAll('1::bigint', '5::bigint')
    .replace('(2,', '(6,')
    .replace('9223372036854775807', '7')
  await write('swap', 'append', more)
  expect((await documentsIn('swap')).length).toBe(6)
  await expect(write('none', 'append')).rejects.toThrow('There is no table "none"')
  await write('new', 'replace')
  expect((await documentsIn('new')).length).toBe(3)
})

test('upsert changes what is there and leaves other fields; keys that are not clear are refused', async () => {
  const table = server.database.collection('ups')
  await table.insertMany([
    { k: 1, a: { b: 1, c: 'kept' } },
    { k: 2, a: { b: 2 } },
  ])
  const columns: readonly Column[] = [
    { name: 'k', type: 'integer' },
    { name: 'a.b', type: 'integer' },
  ]
  const rows = `select 1 as k, 10 as "a.b" union all select 3, 30`
  const upsert = (select: string) => write('ups', 'upsert', select, { columns, keys: ['k'] })
  await expect(upsert(rows)).rejects.toThrow('no unique index on "k"')
  await table.createIndex({ k: 1 }, { unique: true })
  expect(await upsert(rows)).toEqual({ rows: 2 })
  const found = await table
    .find({}, { projection: { _id: 0 } })
    .sort({ k: 1 })
    .toArray()
  expect(found).toEqual([
    { k: 1, a: { b: 10, c: 'kept' } },
    { k: 2, a: { b: 2 } },
    { k: 3, a: { b: 30 } },
  ])
  await expect(upsert(`${rows} union all select 1, 11`)).rejects.toThrow('1 comes more than once')
  await expect(upsert('select null::bigint as k, 1 as "a.b"')).rejects.toThrow(
    '1 of the rows have nothing in the key "k"',
  )
  expect(await table.countDocuments()).toBe(3)
})

test('a write that breaks off leaves everything as it was: a refused row, a lost connection', async () => {
  const table = server.database.collection('whole')
  await table.insertOne({ k: 1 })
  await table.createIndex({ k: 1 }, { unique: true })
  const columns: readonly Column[] = [{ name: 'k', type: 'integer' }]
  const many = 'select i as k from range(2, 5000) t(i) union all select 1'
  await expect(write('whole', 'append', many, { columns })).rejects.toThrow(/duplicate key/)
  expect(await table.countDocuments()).toBe(1)
  for (const mode of ['append', 'replace', 'create'] as const) {
    server.cutAfter(60_000)
    const into = mode === 'create' ? 'unmade' : 'whole'
    await expect(write(into, mode, many, { columns })).rejects.toThrow(/lost or never came about/)
    expect(await table.countDocuments(), mode).toBe(1)
  }
  expect(await server.database.listCollections({ name: 'unmade' }).toArray()).not.toContainEqual(
    expect.objectContaining({ name: 'unmade' }),
  )
})

test.each([['$set'], ['a..b'], ['__proto__.x']])('a column called %s is refused', async (name) => {
  const columns: readonly Column[] = [{ name, type: 'integer' }]
  await expect(write('odd', 'create', `select 1 as "${name}"`, { columns })).rejects.toThrow(
    'cannot be called',
  )
})
