import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Expression, parseExpression } from '@plainflow/core'
import { Decimal128, Double, Long, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { OutsideFailed, type ReadRequest } from '../connector.ts'
import { listOutsideTables } from '../list-outside-tables.ts'
import { readOutside } from '../read-outside.ts'
import { testOutside } from '../test-outside.ts'
import { readBack } from '../testing/read-back.ts'
import { startMongodb, type TestMongo } from '../testing/start-mongodb.ts'
import { test as hello } from './test.ts'
import { readHere } from './testing/read-here.ts'
import { queryOf, tableOf } from './testing/sources.ts'

/** NOT AGAINST MONGODB ITSELF: see the head of types.outside.test.ts for what this leaves untested. */
let server: TestMongo
const ID = '65a1b2c3d4e5f60718293a4b'
beforeAll(async () => {
  server = await startMongodb('1g')
  await server.database.collection('mixed').insertMany([
    {
      _id: 1,
      n: 1,
      x: 0.1,
      t: 'west',
      ok: true,
      at: new Date('2024-01-01T00:00:00Z'),
      a: { b: 1 },
    },
    { _id: 2, n: Long.fromString('9007199254740993'), x: Decimal128.fromString('0.1'), t: '5' },
    { _id: 3, n: null, x: NaN, t: null, ok: null, at: null, a: null },
    { _id: 4 },
    {
      _id: 5,
      n: 5,
      x: 5,
      t: 5,
      ok: false,
      at: new Date('2024-06-01T12:00:00.500Z'),
      a: { b: 5 },
    },
    { _id: 6, n: 6, x: 1e300, t: ['west'], a: {} },
    { _id: 7, n: -7, x: new Double(-0.5), t: new ObjectId(ID), ok: true, a: { b: null } },
    { _id: 8, n: 8, x: 8, t: ID, at: new Date('2023-12-31T23:59:59.999Z'), a: { b: 8 } },
  ] as never)
})
afterAll(() => server.stop())

describe('saying hello', () => {
  test('over TLS, with the certificate checked', async () => {
    expect((await testOutside('mongodb', server.reach())).version).toBe('MongoDB 5.0.0')
    expect(await hello(server.reach({ tls: 'require', authority: '' }))).toBeTruthy()
  })

  test.each([
    [{ authority: '' }, /authority that is not known/],
    [{ host: 'elsewhere' }, /is for another name/],
    [{ tls: 'off' }, /lost or never came about.* asks for encryption/],
    [{ database: '' }, /names no database/],
    // What this server says of anybody: it knows no users. A real one is told as "refused the password".
    [{ user: 'ana' }, /saslStart/],
  ] as const)('what is wrong is told in words: %o', async (settings, words) => {
    const failed = hello(server.reach(settings, { password: 'wr0ng-secret' }))
    await expect(failed).rejects.toThrow(words)
    await expect(failed).rejects.toThrow(OutsideFailed)
    await expect(failed).rejects.not.toThrow(/wr0ng-secret/)
  })

  test('a way that leads nowhere, and a server that never answers', async () => {
    const nowhere = { ...server.reach(), way: '/nowhere/way.sock' }
    await expect(hello(nowhere)).rejects.toThrow(/lost or never came about/)
    const way = join(await temporaryFolder(), 'silent.sock')
    const silent = createServer(() => {}).listen(way)
    const asked = hello({ ...server.reach({ timeLimit: 1, tls: 'off' }), way })
    await expect(asked).rejects.toThrow('took longer than the time limit')
    silent.close()
  })
})

test('collections are listed, with how many documents they have', async () => {
  expect(await listOutsideTables('mongodb', server.reach())).toEqual([
    { schema: 'shop', name: 'mixed', kind: 'table', rows: 8 },
  ])
  await expect(readHere(server.reach(), tableOf('none'))).rejects.toThrow('There is no such table')
})

function condition(text: string): Expression {
  const parsed = parseExpression(text)
  if (!('expression' in parsed)) throw new Error(text)
  return parsed.expression
}

/** What travels: all that is meant, and no more than has to be looked at again. */
const CONDITIONS: readonly (readonly [string, readonly number[]])[] = [
  ['n > 5', [2, 6, 8]],
  ['5 >= n', [1, 5, 7]],
  ['n = 9007199254740993', [2]],
  ['n = 9007199254740992', []],
  ['n <> 5', [1, 2, 6, 7, 8]],
  ['not (n > 5)', [1, 5, 7]],
  ['n < 5.5', [1, 5, 7]],
  ['n is null', [3, 4]],
  ['n is not null', [1, 2, 5, 6, 7, 8]],
  ['x = 0.1', [1, 2]],
  ['x <> 0.1', [5, 6, 7, 8]],
  ['x >= -0.5', [1, 2, 5, 6, 7, 8]],
  ['x is null', [3, 4]],
  ['ok', [1, 7]],
  ['not ok', [5]],
  ['ok is null', [2, 3, 4, 6, 8]],
  [`at < '2024-01-01'`, [8]],
  [`at between '2024-01-01' and '2024-06-01 12:00:00.500'`, [1, 5]],
  [`at not between '2024-01-01' and '2024-06-01'`, [5, 8]],
  [`t = 'west'`, [1]],
  [`t <> 'west'`, [2, 5, 6, 7, 8]],
  [`t = '${ID}'`, [7, 8]],
  [`t is null`, [3, 4]],
  [`t is not null`, [1, 2, 5, 6, 7, 8]],
  // A figure may be written so: whatever is no text is looked at where it arrives.
  [`t = '5'`, [2, 5, 6, 7]],
  [`t in ('west', '${ID}')`, [1, 7, 8]],
  [`"a.b" = 1`, [1]],
  [`"a.b" is null`, [2, 3, 4, 6, 7]],
  [`"a.b" in (1, 5) or n = 6`, [1, 5, 6]],
  [`"a.b" not in (1, 5)`, [8]],
]

test.each(CONDITIONS)('the server is asked for %s', async (text, ids) => {
  const asked = { conditions: [condition(text)] }
  const rows = await readHere(server.reach(), tableOf('mixed'), asked)
  expect(rows.map(([id]) => Number(id))).toEqual(ids)
})

test.each([`t > 'a'`, `lower(t) = 'x'`, 'n + 1 > 5', `t like 'w%'`, `t = '5'`])(
  'what might mean something else is not asked, and then no limit is: %s',
  async (text) => {
    const asked = { conditions: [condition(text), condition('n is not null')], limit: 1 }
    const rows = await readHere(server.reach(), tableOf('mixed'), asked)
    expect(rows.length).toBeGreaterThan(1)
  },
)

test('a document that does not fit travels whatever is asked, and is told', async () => {
  const documents = [{ n: 1 }, { n: 'one' }, { n: 1 }]
  await server.database.collection('unfit').insertMany(documents)
  const asked = { conditions: [condition('n > 100')] }
  const reading = readHere(server.reach({ sample: 2 }), tableOf('unfit'), asked)
  await expect(reading).rejects.toThrow('The field "n" holds a string')
})

const SORTS: readonly (readonly [ReadRequest['sort'][number], readonly number[]])[] = [
  [{ column: 'n', direction: 'ascending', nulls: 'last' }, [7, 1, 5]],
  [{ column: 'n', direction: 'descending', nulls: 'last' }, [2, 8, 6]],
  [{ column: 'x', direction: 'descending', nulls: 'first' }, [3, 4, 6]],
  [{ column: 'at', direction: 'ascending', nulls: 'last' }, [8, 1, 5]],
]

test.each(SORTS)('the first rows by %o', async (key, ids) => {
  const asked = { sort: [key], limit: 3, needed: ['_id'] }
  const rows = await readHere(server.reach(), tableOf('mixed'), asked)
  expect(rows.map(([id]) => Number(id)).toSorted()).toEqual(ids.toSorted())
})

test('only fields that are needed travel', async () => {
  const found = await readBack(server.reach(), tableOf('mixed'), { needed: ['n'], limit: 2 })
  expect(found.rows.map(([id, n]) => [id, n])).toEqual([
    [null, 1],
    [null, '9007199254740993'],
  ])
})

test('a field that left the sample is looked for; one that is nowhere is told', async () => {
  await server.database.collection('moved').insertMany([{ a: 1 }, { a: 2, b: 7 }, { a: 3 }])
  const columns = ['a', 'b'].map((name) => ({ name, type: 'integer' as const }))
  const reach = server.reach({ sample: 2 })
  const rows = await readHere(reach, tableOf('moved'), { columns })
  expect(rows).toEqual([
    ['1', null],
    ['2', '7'],
    ['3', null],
  ])
  const gone = [...columns, { name: 'c', type: 'text' as const }]
  await expect(readHere(reach, tableOf('moved'), { columns: gone })).rejects.toThrow(
    'No document has the field "c" any more',
  )
})

test('a query is an aggregation that reads, and nothing else is ever sent', async () => {
  const stages = [
    { $match: { n: { $gt: 0 } } },
    { $group: { _id: null, most: { $max: '$n' }, rows: { $sum: 1 } } },
  ]
  const found = await readHere(server.reach(), queryOf({ aggregate: 'mixed', pipeline: stages }))
  expect(found).toEqual([[null, '9007199254740993', '5']])
  const exact = `{"aggregate": "mixed", "pipeline": [{"$match": {"n": {"$numberLong": "9007199254740993"}}}]}`
  expect((await readHere(server.reach(), queryOf(exact))).length).toBe(1)
  const of = (...pipeline: readonly unknown[]) => JSON.stringify({ aggregate: 'mixed', pipeline })
  const hostile = [
    of({ $out: 'stolen' }),
    of({ $merge: 'stolen' }),
    of({ $match: { $where: 'sleep(9)' } }),
    of({ $match: { $expr: { $function: { body: 'x', args: [], lang: 'js' } } } }),
    of({ $group: { _id: 1, a: { $accumulator: {} } } }),
    of({ $lookup: { from: 'mixed', pipeline: [{ $out: 'stolen' }], as: 'a' } }),
    of({ $lookup: { from: { db: 'admin', coll: 'system.users' }, pipeline: [], as: 'a' } }),
    of({ $facet: { a: [{ $merge: 'stolen' }] } }),
    of({ $unionWith: { coll: 'mixed', pipeline: [{ $out: 'stolen' }] } }),
    of({ $match: {}, $out: 'stolen' }),
    of({ $currentOp: {} }),
    of({ $listSessions: {} }),
    of({ $collStats: {} }),
    of({ $changeStream: {} }),
    of({ $match: { a: { $code: 'x' } } }),
    of('$out'),
    of([{ $out: 'stolen' }]),
    JSON.stringify({ aggregate: 1, pipeline: [] }),
    JSON.stringify({ aggregate: 'mixed', pipeline: [], $db: 'admin' }),
    JSON.stringify({ drop: 'mixed' }),
    JSON.stringify({ eval: 'db.mixed.drop()', aggregate: 'mixed', pipeline: [] }),
    `{"aggregate": "mixed", "pipeline": [{"$match": {"n": 9007199254740993}}]}`,
    `db.mixed.drop()`,
    '[]',
    'null',
    '',
  ]
  for (const query of hostile)
    await expect(readHere(server.reach(), queryOf(query)), query).rejects.toThrow(OutsideFailed)
  const names = (await listOutsideTables('mongodb', server.reach())).map(({ name }) => name)
  expect(names).not.toContain('stolen')
  expect(await server.database.collection('mixed').countDocuments()).toBe(8)
})

const MANY = 60_000

test('what is given up is gone at once, and a lost connection leaves nothing', async () => {
  const many = server.database.collection<{ _id: number }>('many')
  await many.insertMany(
    Array.from({ length: MANY }, (_, each) => ({ _id: each, name: 'x'.repeat(50) })),
  )
  const folder = await temporaryFolder()
  const columns = [
    { name: '_id', type: 'integer' as const },
    { name: 'name', type: 'text' as const },
  ]
  const whole = { needed: null, conditions: [], sort: [], limit: null }
  const request: ReadRequest = { source: tableOf('many'), columns, ...whole }
  const controller = new AbortController()
  const again = join(folder, 'again.parquet')
  let cancelled = 0
  const onRows = () => {
    cancelled ||= performance.now()
    controller.abort(new Error('enough'))
  }
  const given = { signal: controller.signal, onRows }
  await expect(
    readOutside('mongodb', server.reach(), request, { folder, path: again }, given),
  ).rejects.toThrow('enough')
  expect(performance.now() - cancelled).toBeLessThan(2_000)
  expect(await leftIn(folder)).toEqual([])

  server.cutAfter(2_000)
  await expect(
    readOutside('mongodb', server.reach(), request, { folder, path: again }),
  ).rejects.toThrow('lost or never came about')
  expect(await leftIn(folder)).toEqual([])
})

/** What DuckDB had begun goes with the folder. */
async function leftIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.endsWith('.part'))
}
