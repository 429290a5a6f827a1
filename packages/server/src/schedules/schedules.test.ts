import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { reachStore } from '../store/reach-store.ts'
import { makeDue, scheduledRuns } from '../testing/due.ts'
import { SCHEDULE } from '../testing/own-one-of-each.ts'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
let beside: Awaited<ReturnType<typeof reachStore>>
let pool: Pool
beforeAll(async () => {
  server = await workerServer()
  beside = await reachStore(readSettings(server.place.env))
  pool = beside.pool
})
afterAll(async () => {
  await beside.close()
  await server.close()
})

test('a schedule is said in words, kept as cron, told in words, changed and taken away', async () => {
  const { user, params } = await withPipeline()
  expect(await user.call('getSchedule', { params })).toEqual({ schedule: null })
  const kept = await user.call('putSchedule', { params, body: SCHEDULE })
  expect(kept).toMatchObject({
    pipelineId: params.id,
    cron: '0 7 * * 1-5',
    said: 'every weekday at 07:00',
    timeZone: 'Europe/Berlin',
    isEnabled: true,
    pausedBecause: null,
  })
  const hours = kept.next.map((time) =>
    new Date(time).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' }),
  )
  expect(hours).toEqual(Array.from({ length: 5 }, () => '07:00'))
  expect(await user.call('getSchedule', { params })).toEqual({ schedule: kept })
  const body = { ...SCHEDULE, when: '*/30 * * * *', missed: 'skip' as const, isEnabled: false }
  const changed = await user.call('putSchedule', { params, body })
  expect(changed).toMatchObject({ said: 'every 30 minutes', missed: 'skip', isEnabled: false })
  expect(await user.call('listSchedules')).toEqual([changed])
  await user.call('deleteSchedule', { params })
  expect(await user.call('getSchedule', { params })).toEqual({ schedule: null })
  await expect(user.call('deleteSchedule', { params })).rejects.toThrow('404')
})

test('what a schedule would be is told before it is kept', async () => {
  const user = await server.signUp()
  const query = { when: 'on the first of the month at 6:00', timeZone: 'UTC' }
  const told = await user.call('nextRuns', { query })
  expect(told).toMatchObject({ cron: '0 6 1 * *', said: 'on the 1st of the month at 06:00' })
  expect(told.next.map((time) => time.slice(7))).toEqual(
    Array.from({ length: 5 }, () => '-01T06:00:00.000Z'),
  )
})

test.each([
  ['whenever it rains', 'UTC', 'was not understood'],
  ['every minute', 'UTC', 'leaves 5 minutes'],
  ['0 0 31 2 *', 'UTC', 'never comes'],
  ['every day at 7', 'Mars/Olympus', 'There is no time zone'],
  ['every day at 7', '+02:00', 'There is no time zone'],
])('%s (%s) is refused with a reason', async (when, timeZone, reason) => {
  const { user, params } = await withPipeline()
  const body = { ...SCHEDULE, when, timeZone }
  await expect(user.call('putSchedule', { params, body })).rejects.toThrow(reason)
  await expect(user.call('nextRuns', { query: { when, timeZone } })).rejects.toThrow(reason)
})

test('a draft has none, a copy of a pipeline has none, and an account has twenty', async () => {
  const { user, params, graph } = await withPipeline()
  await pool.query(`update users set plan = 'pro' where email = $1`, [user.email])
  await user.call('putSchedule', { params, body: SCHEDULE })
  const blocks = JSON.stringify(graph.blocks)
  const connections = JSON.stringify(graph.connections)
  const content = { name: 'Another', blocks, connections }
  const draft = await user.call('createPipeline', { body: { ...content, draft: true } })
  const ofDraft = { params: { id: draft.id }, body: SCHEDULE }
  await expect(user.call('putSchedule', ofDraft)).rejects.toThrow('keep the pipeline first')
  for (let count = 1; count < 20; count += 1) {
    const { id } = await user.call('createPipeline', { body: content })
    expect(await user.call('getSchedule', { params: { id } })).toEqual({ schedule: null })
    await user.call('putSchedule', { params: { id }, body: SCHEDULE })
  }
  const { id } = await user.call('createPipeline', { body: content })
  const beyond = { params: { id }, body: SCHEDULE }
  await expect(user.call('putSchedule', beyond)).rejects.toThrow('An account holds 20 schedules')
  // One there is may still be changed.
  await user.call('putSchedule', { params, body: { ...SCHEDULE, isEnabled: false } })
})

describe('when its time has come', () => {
  test('the latest saved version runs, as a run like any other that says who started it', async () => {
    const { user, params, graph } = await withPipeline()
    await user.call('putSchedule', { params, body: SCHEDULE })
    const { blocks, connections } = salesGraph(graph.datasetId, 'amount > 200')
    await user.call('savePipeline', {
      params,
      headers: { 'if-match': '"1"' },
      body: {
        name: 'West',
        blocks: JSON.stringify(blocks),
        connections: JSON.stringify(connections),
      },
    })
    await makeDue(pool, params.id)
    const [run] = await scheduledRuns(user, params.id, 1)
    expect(run).toMatchObject({ status: 'completed', startedBy: 'schedule' })
    expect(run?.scheduledFor).toMatch(/:00\.000Z$/)
    expect(run?.fileKeys).toContain('pipeline.sql')
    const of = { params: { id: run?.id ?? '' } }
    expect((await user.call('executionSnapshot', of)).blocks).toEqual(blocks)
    // By hand it is not the schedule's.
    const { executionId } = await user.call('executePipeline', { params, body: {} })
    const byHand = await user.call('getExecution', { params: { id: executionId } })
    expect(byHand).toMatchObject({ startedBy: 'person' })
    expect(byHand).not.toHaveProperty('scheduledFor')
  })

  test('what was missed is caught up once, or skipped, as set', async () => {
    const skipping = await withPipeline()
    const { user } = skipping
    const catching = await savePipeline(user, skipping.graph)
    const hourly = { ...SCHEDULE, when: 'every hour' }
    const once = { params: { id: catching.id }, body: { ...hourly, missed: 'once' as const } }
    const skip = { params: skipping.params, body: { ...hourly, missed: 'skip' as const } }
    await user.call('putSchedule', once)
    await user.call('putSchedule', skip)
    await makeDue(pool, skipping.params.id, 600)
    await makeDue(pool, catching.id, 599)
    await scheduledRuns(user, catching.id, 1)
    // The one that was due longer was looked at before.
    expect(await scheduledRuns(user, skipping.params.id, 0)).toEqual([])
    const { rows } = await pool.query<{ is_later: boolean }>(
      'select due_at > now() as is_later from schedules where pipeline_id = any($1)',
      [[catching.id, skipping.params.id]],
    )
    expect(rows).toEqual([{ is_later: true }, { is_later: true }])
    // A little late is not missed.
    await makeDue(pool, skipping.params.id, 2)
    await scheduledRuns(user, skipping.params.id, 1)
  })

  test('no other begins while the one before goes on', async () => {
    const long = await withPipeline()
    const { user } = long
    const other = await savePipeline(user, long.graph)
    await user.call('putSchedule', { params: long.params, body: SCHEDULE })
    await user.call('putSchedule', { params: { id: other.id }, body: SCHEDULE })
    await makeDue(pool, long.params.id, 60)
    const [run] = await scheduledRuns(user, long.params.id, 1)
    await pool.query(
      `update runs set status = 'running', finished_at = null, lease_until = now() + interval '1 hour',
        lease_owner = 'another server' where id = $1`,
      [run?.id],
    )
    await pool.query(`update users set plan = 'pro' where email = $1`, [user.email])
    await makeDue(pool, long.params.id, 3)
    await makeDue(pool, other.id, 2)
    await scheduledRuns(user, other.id, 1)
    expect(await scheduledRuns(user, long.params.id, 0)).toHaveLength(1)
    await pool.query(`update runs set status = 'completed', finished_at = now() where id = $1`, [
      run?.id,
    ])
    await scheduledRuns(user, long.params.id, 2)
  })

  test('one that is turned off does not run', async () => {
    const off = await withPipeline()
    const { user } = off
    const on = await savePipeline(user, off.graph)
    const isOff = { params: off.params, body: { ...SCHEDULE, isEnabled: false } }
    await user.call('putSchedule', isOff)
    await user.call('putSchedule', { params: { id: on.id }, body: SCHEDULE })
    await makeDue(pool, off.params.id, 3)
    await makeDue(pool, on.id, 2)
    await scheduledRuns(user, on.id, 1)
    expect(await scheduledRuns(user, off.params.id, 0)).toEqual([])
  })

  test('one of whom a hundred runs wait stays due, and holds up nobody', async () => {
    const full = await withPipeline()
    const free = await withPipeline()
    const { user } = full
    await user.call('putSchedule', { params: full.params, body: SCHEDULE })
    await free.user.call('putSchedule', { params: free.params, body: SCHEDULE })
    const { executionId } = await user.call('executePipeline', { params: full.params, body: {} })
    await untilFinished(user, executionId)
    // They wait for a moment that does not come.
    await pool.query(
      `insert into runs (id, user_id, pipeline_id, status, lease_until, blocks, connections,
          block_states, generated_files, results, outputs)
        select r.id || n, r.user_id, r.pipeline_id, 'queued', now() + interval '1 day', r.blocks,
          r.connections, r.block_states, '[]', '[]', '[]'
        from runs r, generate_series(1, 100) n where r.id = $1`,
      [executionId],
    )
    await makeDue(pool, full.params.id, 3)
    await makeDue(pool, free.params.id, 2)
    await scheduledRuns(free.user, free.params.id, 1)
    expect(await scheduledRuns(user, full.params.id, 0)).toEqual([])
    await pool.query(`delete from runs where status = 'queued'`)
    const [run] = await scheduledRuns(user, full.params.id, 1)
    expect(run).toMatchObject({ status: 'completed' })
  })

  test('what fails five times in a row is paused, and its owner told', async () => {
    const { user, params } = await withPipeline('nothing > 1')
    await user.call('putSchedule', { params, body: SCHEDULE })
    for (let count = 1; count <= 5; count += 1) {
      await makeDue(pool, params.id, 10 - count)
      const [run] = await scheduledRuns(user, params.id, count)
      expect(run).toMatchObject({ status: 'failed', error: 'Unknown column nothing.' })
    }
    const paused = async () => (await user.call('getSchedule', { params })).schedule
    await expect
      .poll(paused)
      .toMatchObject({ isEnabled: false, pausedBecause: 'Its last 5 runs failed.' })
    const { entries } = await user.call('listOutbox', { query: {} })
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      recipient: user.email,
      subject: 'Plainflow: the schedule of West is paused',
      text: expect.stringContaining(`/pipeline/${params.id}`),
    })
    // Turned on again it has five new tries.
    const again = await user.call('putSchedule', { params, body: SCHEDULE })
    expect(again).toMatchObject({ isEnabled: true, pausedBecause: null })
  })
})

test('a schedule goes with its pipeline, and stands in what an account takes away', async () => {
  const { user, params } = await withPipeline()
  await user.call('putSchedule', { params, body: SCHEDULE })
  await user.call('deletePipeline', { params })
  const { rows } = await pool.query('select 1 from schedules where pipeline_id = $1', [params.id])
  expect(rows).toEqual([])
})

async function withPipeline(expression?: string) {
  const user: TestUser = await server.signUp()
  const { id: datasetId } = await uploadSales(user)
  const graph = { ...salesGraph(datasetId, expression), datasetId }
  const { id } = await savePipeline(user, graph)
  return { user, graph, params: { id } }
}
