import { createClient } from '@plainflow/contract'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDue, scheduledRuns } from '../testing/due.ts'
import { SCHEDULE } from '../testing/own-one-of-each.ts'
import { salesGraph, savePipeline, uploadSales } from '../testing/sales.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from '../testing/server-process.ts'
import {
  newCredentials,
  signUpThrough,
  startTestServer,
  type TestUser,
} from '../testing/start-test-server.ts'
import { createTwoPlaces } from '../testing/two-places.ts'
import type { TestPlace } from '../testing/test-settings.ts'

/** It serves one program at a time. */
const isPglite = process.env.PLAINFLOW_TEST_STORE === 'pglite'

let places: readonly [TestPlace, TestPlace]
let pool: Pool
beforeEach(async () => {
  if (isPglite) return
  places = await createTwoPlaces()
  pool = new Pool({ connectionString: places[0].env.DATABASE_URL })
})
afterEach(async () => {
  if (isPglite) return
  await pool.end()
  for (const place of places) await place.remove()
})

test.skipIf(isPglite)('of two servers on one database, one runs what is due', async () => {
  const first = await startTestServer({ place: places[0] })
  const second = await startTestServer({ place: places[1] })
  try {
    const user = await first.signUp()
    const graph = salesGraph((await uploadSales(user)).id)
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) ids.push((await savePipeline(user, graph)).id)
    for (const id of ids) await user.call('putSchedule', { params: { id }, body: SCHEDULE })
    for (const round of [1, 2, 3]) {
      // Each later than the one before, however long a round takes.
      await Promise.all(ids.map((id) => makeDue(pool, id, 4 - round)))
      const runs = await Promise.all(ids.map((id) => scheduledRuns(user, id, round)))
      expect(runs.map((of) => of.length)).toEqual(ids.map(() => round))
      const times = runs.flat().map((run) => `${run.pipelineId} ${run.scheduledFor}`)
      expect(new Set(times).size).toBe(times.length)
    }
    // The one that came too late has nothing to complain of.
    const logged = [...first.logLines, ...second.logLines]
    expect(logged.filter((line) => /run what is due|not claimed/.test(line))).toEqual([])
  } finally {
    await first.close()
    await second.close()
  }
})

test.skipIf(isPglite)(
  'killed while it claims a time, it starts again and runs that time once',
  async () => {
    const first = await start(places[0])
    const credentials = newCredentials()
    const token = await signUpThrough(createClient({ baseUrl: first.url }), credentials)
    const as = ({ url }: ServerProcess): TestUser => {
      return { ...credentials, token, call: createClient({ baseUrl: url, token: () => token }) }
    }
    const user = as(first)
    const { id } = await savePipeline(user, salesGraph((await uploadSales(user)).id))
    await user.call('putSchedule', { params: { id }, body: SCHEDULE })
    const holder = await pool.connect()
    // Runs can be read and not written: it comes as far as the middle of its transaction.
    await holder.query('begin')
    await holder.query('lock table runs in share mode')
    await makeDue(pool, id, 1)
    await expect.poll(() => countHeldUp()).toBe(1)
    first.child.kill('SIGKILL')
    await first.ended
    await holder.query('rollback')
    holder.release()
    const second = await start(places[0])
    expect(await scheduledRuns(as(second), id, 1)).toHaveLength(1)
    second.child.kill('SIGTERM')
    await second.ended
  },
)

async function start(place: TestPlace): Promise<ServerProcess> {
  const server = await startServerProcess(place.env)
  await untilHealthy(server)
  return server
}

/** Those who would add a run and cannot. */
async function countHeldUp(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
      where wait_event_type = 'Lock' and query like 'insert into "runs"%'`,
  )
  return rows[0]?.count ?? 0
}
