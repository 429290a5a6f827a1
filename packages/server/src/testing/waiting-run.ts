import { expect, vi } from 'vitest'
import { closeParts, openParts } from '../open-parts.ts'
import { readSettings } from '../settings.ts'
import { createReadyPlace } from './create-ready-place.ts'
import { salesGraph, savePipeline, uploadSales } from './sales.ts'
import { startTestServer } from './start-test-server.ts'

/** A run that waits, what a server is made of, and nobody who takes it. */
export async function waitingRun() {
  const place = await createReadyPlace()
  const server = await startTestServer({ place, env: { PLAINFLOW_RUN_PLACES: '0' } })
  const user = await server.signUp()
  const pipeline = await savePipeline(user, salesGraph((await uploadSales(user)).id))
  await vi.waitFor(async () => {
    expect(await user.call('listDatasets')).toMatchObject([{ status: 'ready' }])
  })
  const params = { id: pipeline.id }
  const { executionId: id } = await user.call('executePipeline', { params, body: {} })
  await server.close()
  const parts = await openParts({ settings: readSettings({ ...place.env, LOG_LEVEL: 'silent' }) })
  const { rows } = await parts.store.pool.query('select user_id from runs')
  return {
    id,
    userId: String(rows[0].user_id),
    parts,
    async close() {
      parts.background.stopWaiting()
      await closeParts(parts)
      await place.remove()
    },
  }
}

export type WaitingRun = Awaited<ReturnType<typeof waitingRun>>
