import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { ReadRequest } from '../connector.ts'
import { readOutside } from '../read-outside.ts'
import { Session } from './session.ts'
import { tableOf } from '../testing/read-back.ts'
import { sayPace } from '../testing/say-pace.ts'
import { childPeak } from '../testing/child-peak.ts'
import { startStorage, type TestStorage } from '../testing/start-storage.ts'

let storage: TestStorage
beforeAll(async () => {
  storage = await startStorage()
})
afterAll(() => storage.stop())

const MANY = 500_000

test('half a million rows of either kind come in through a child that keeps none of them', async () => {
  const folder = await temporaryFolder()
  const database = await DuckDBInstance.create()
  const connection = await database.connect()
  const made = `select i as id, 'customer ' || i % 977 as name, i / 8 as amount, i % 2 = 0 as paid from range(${MANY}) t(i)`
  for (const format of ['csv', 'parquet']) {
    const path = join(folder, `many.${format}`)
    await connection.run(`copy (${made}) to '${path}' (format ${format})`)
    await storage.put(`many.${format}`, await readFile(path))
  }
  connection.closeSync()
  database.closeSync()
  const columns = [
    { name: 'id', type: 'integer' as const },
    { name: 'name', type: 'text' as const },
    { name: 'amount', type: 'number' as const },
    { name: 'paid', type: 'boolean' as const },
  ]
  const whole = { needed: null, conditions: [], sort: [], limit: null }
  for (const format of ['csv', 'parquet']) {
    const source = tableOf(`many.${format}`, '', 'object-storage')
    const request: ReadRequest = { source, columns, ...whole }
    const plain = await fetched(`many.${format}`)
    const begun = performance.now()
    const peak = childPeak()
    const path = join(folder, `${format}.parquet`)
    const { rows } = await readOutside('object-storage', storage.reach(), request, { folder, path })
    const ours = performance.now() - begun
    const megabytes = await peak()
    expect(rows).toBe(MANY)
    sayPace(`A bucket's ${format}`, { rows, alone: 'its bytes', plain, ours, megabytes })
    expect(megabytes).toBeGreaterThan(0)
    expect(megabytes).toBeLessThan(300)
  }
})

/** Its bytes, and nothing done with them. */
async function fetched(key: string): Promise<number> {
  const begun = performance.now()
  const session = new Session(storage.reach())
  const answer = await session.ask({ method: 'GET', bucket: 'shop', key })
  for await (const _ of answer);
  session.close()
  return performance.now() - begun
}
