import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { ReadRequest } from '../connector.ts'
import { readOutside } from '../read-outside.ts'
import { startMongodb, type TestMongo } from '../testing/start-mongodb.ts'
import { sayPace } from '../testing/say-pace.ts'
import { childPeak } from '../testing/child-peak.ts'
import { tableOf } from './testing/sources.ts'

/** NOT AGAINST MONGODB ITSELF: see the head of types.outside.test.ts for what this leaves untested. */
let server: TestMongo
beforeAll(async () => {
  server = await startMongodb('1g')
})
afterAll(() => server.stop())

const MANY = 500_000

test('half a million documents come in at a pace, through a child that keeps none of them', async () => {
  const many = server.database.collection<{ _id: number }>('many')
  for (let at = 0; at < MANY; at += 50_000)
    await many.insertMany(
      Array.from({ length: 50_000 }, (_, each) => ({
        _id: at + each,
        name: `customer ${(at + each) % 977}`,
        amount: (at + each) / 8,
        paid: each % 2 === 0,
      })),
    )
  const plainBegun = performance.now()
  let plainRows = 0
  for await (const document of many.find({}, { batchSize: 2_000 }))
    plainRows += document['_id'] >= 0 ? 1 : 0
  const plain = performance.now() - plainBegun
  const folder = await temporaryFolder()
  const path = join(folder, 'rows.parquet')
  const columns = [
    { name: '_id', type: 'integer' as const },
    { name: 'name', type: 'text' as const },
    { name: 'amount', type: 'number' as const },
    { name: 'paid', type: 'boolean' as const },
  ]
  const whole = { needed: null, conditions: [], sort: [], limit: null }
  const request: ReadRequest = { source: tableOf('many'), columns, ...whole }
  const begun = performance.now()
  const peak = childPeak()
  const { rows } = await readOutside('mongodb', server.reach(), request, { folder, path })
  const megabytes = await peak()
  const ours = performance.now() - begun
  expect([rows, plainRows]).toEqual([MANY, MANY])
  sayPace('MongoDB', { rows, alone: 'the driver', plain, ours, megabytes })
  expect(megabytes).toBeGreaterThan(0)
  expect(megabytes).toBeLessThan(300)
})
