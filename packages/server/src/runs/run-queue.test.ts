import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore } from '../store/open-store.ts'
import { reachStore } from '../store/reach-store.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { holdDown } from '../testing/hold-down.ts'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import { slowCsv, slowExpression } from '../testing/slow-pipeline.ts'
import { startTestServer } from '../testing/start-test-server.ts'

/** The one that serves a single connection: nobody can stand in the way of another there. */
const isPglite = process.env.PLAINFLOW_TEST_STORE === 'pglite'

test.skipIf(isPglite)('a run that is taken while the server stops waits again', async () => {
  const place = await createReadyPlace()
  const settings = readSettings(place.env)
  const server = await startTestServer({ place })
  const user = await server.signUp()
  const pipeline = await savePipeline(user, salesGraph((await uploadSales(user)).id))
  const beside = await reachStore(settings)
  // What everybody who takes a run asks for first.
  await beside.pool.query('select pg_advisory_lock(7204517)')
  await user.call('executePipeline', { params: { id: pipeline.id }, body: {} })
  await expect.poll(() => countWaiting(beside.pool)).toBe(1)
  const closed = server.close()
  await pause(500)
  await beside.pool.query('select pg_advisory_unlock(7204517)')
  await beside.close()
  await closed
  const store = await openStore(settings, createLog('silent'))
  const { rows } = await store.pool.query('select status, attempts from runs')
  expect(rows).toEqual([{ status: 'queued', attempts: 0 }])
  await store.close()
  await place.remove()
})

const isEmbedded = (process.env.PLAINFLOW_TEST_STORE ?? 'embedded') === 'embedded'

test.runIf(isEmbedded)(
  'a run that ends while the store is gone has ended once, told to whoever listens',
  async () => {
    const server = await startTestServer()
    const { dataFolder } = server.place
    const user = await server.signUp()
    const dataset = await uploadSales(user, slowCsv(20_000))
    const pipeline = await savePipeline(user, salesGraph(dataset.id, slowExpression()))
    const params = { id: pipeline.id }
    const { executionId: id } = await user.call('executePipeline', { params, body: {} })
    const events = await fetch(`${server.url}/api/executions/${id}/events`, {
      headers: { authorization: `Bearer ${user.token}` },
    })
    const unfinished = join(dataFolder, 'files', 'runs', id, '1.unfinished')
    // Until it computes it asks the store, and would wait for it.
    const isComputing = async () =>
      (await user.call('getExecution', { params: { id } })).blocks.some(
        ({ status }) => status === 'running',
      )
    await expect.poll(isComputing).toBe(true)
    expect(existsSync(unfinished)).toBe(true)
    const up = holdDown(dataFolder)
    await expect.poll(() => existsSync(unfinished)).toBe(false)
    up()
    expect(await events.text()).toContain('"status":"completed"')
    const beside = await reachStore(readSettings(server.place.env))
    const { rows } = await beside.pool.query('select status, attempts from runs')
    expect(rows).toEqual([{ status: 'completed', attempts: 1 }])
    await beside.close()
    await server.close()
  },
)

test.skipIf(isPglite)(
  'a run whose lease runs out while its server works on it is taken by nobody',
  async () => {
    const server = await startTestServer()
    const user = await server.signUp()
    const dataset = await uploadSales(user, slowCsv(20_000))
    const pipeline = await savePipeline(user, salesGraph(dataset.id, slowExpression()))
    const beside = await reachStore(readSettings(server.place.env))
    // As after an outage, and for as long as the run takes: no heartbeat comes in time.
    await beside.pool.query(`create function lapse() returns trigger language plpgsql as
    $$ begin new.lease_until := now() - interval '1 second'; return new; end $$`)
    await beside.pool.query(`create trigger lapsed before update on runs for each row
    when (new.status = 'running') execute function lapse()`)
    const params = { id: pipeline.id }
    const { executionId } = await user.call('executePipeline', { params, body: {} })
    await untilFinished(user, executionId)
    const { rows } = await beside.pool.query('select status, attempts, lease_token from runs')
    expect(rows).toEqual([{ status: 'completed', attempts: 1, lease_token: 1 }])
    await beside.close()
    await server.close()
  },
)

async function countWaiting(pool: Pool): Promise<number> {
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
  return (await pool.query(waiting)).rows.length
}
