import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { pipelines, runs, users } from '../store/schema.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { salesGraph, savePipeline, uploadSales } from '../testing/sales.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'
import {
  failAbandonedRuns,
  IN_A_WHILE,
  renewLease,
  type RunRow,
  takeRun,
  updateHeldRun,
} from './run-leases.ts'

let place: TestPlace
let store: Store
let owner: { userId: string; pipelineId: string }
beforeAll(async () => {
  place = await createReadyPlace()
  const server = await startTestServer({ place })
  const user = await server.signUp()
  const pipeline = await savePipeline(user, salesGraph((await uploadSales(user)).id))
  await server.close()
  store = await openStore(readSettings(place.env), createLog('silent'))
  const [row] = (await store.pool.query('select user_id from pipelines')).rows
  owner = { userId: row.user_id, pipelineId: pipeline.id }
  await queue('run')
})
afterAll(async () => {
  await store.close()
  await place.remove()
})

test('a worker that slept through its lease changes nothing any more', async () => {
  const asleep = await taken()
  expect(await renewLease(store.db, asleep)).toEqual({ cancel: false })
  expect(await takeRun(store)).toBeNull()
  await store.db
    .update(runs)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(runs.id, 'run'))
  const other = await taken()
  expect(await renewLease(store.db, asleep)).toBeNull()
  expect(await updateHeldRun(store.db, asleep, { status: 'failed', error: 'old' })).toBe(false)
  expect(await updateHeldRun(store.db, other, { status: 'completed' })).toBe(true)
  // It has ended: neither of them holds it.
  expect(await updateHeldRun(store.db, other, { status: 'failed' })).toBe(false)
  const [run] = await store.db.select().from(runs)
  expect(run).toMatchObject({ status: 'completed', error: null, attempts: 2 })
})

test('runs of one pipeline go one after the other, verifying beside them', async () => {
  await store.db.delete(runs)
  await store.pool.query(`update users set plan = 'pro'`)
  await queue('first')
  await queue('second')
  await queue('verifying', { verifies: 'run' })
  const first = await taken()
  expect(first.id).toBe('first')
  expect((await taken()).id).toBe('verifying')
  expect(await takeRun(store)).toBeNull()
  await updateHeldRun(store.db, first, { status: 'completed' })
  expect((await taken()).id).toBe('second')
})

test('who has the fewest running is next, whoever asked first', async () => {
  await store.db.delete(runs)
  const other = await anotherOwner()
  for (const id of ['one', 'two', 'three']) await queue(id, await anotherPipeline())
  await queue('theirs', other)
  const first = await taken()
  expect(first.id).toBe('one')
  expect((await taken()).id).toBe('theirs')
  expect((await taken()).id).toBe('two')
  await updateHeldRun(store.db, first, { status: 'completed' })
  expect((await taken()).id).toBe('three')
})

test('of a flood one comes, then whoever has waited since, also in a single place', async () => {
  await store.db.delete(runs)
  const other = await anotherOwner()
  for (const id of ['one', 'two', 'three']) await queue(id, await anotherPipeline())
  await queue('theirs', other)
  const order: string[] = []
  for (let run = await takeRun(store); run; run = await takeRun(store)) {
    order.push(run.id)
    await updateHeldRun(store.db, run, { status: 'completed', finishedAt: NOW })
  }
  expect(order).toEqual(['one', 'theirs', 'two', 'three'])
})

test('what a server works on is not left, though its lease ran out while the store was away', async () => {
  await store.db.delete(runs)
  await queue('alive')
  await queue('writing', { ...(await anotherPipeline()), writing: 'public.west' })
  await queue('next of alive')
  const ended = sql`now() - interval '1 second'` as unknown as Date
  const lapsed = { status: 'running' as const, leaseUntil: ended }
  const held = ['alive', 'writing']
  await store.db
    .update(runs)
    .set({ ...lapsed, attempts: 3 })
    .where(inArray(runs.id, held))
  expect(await failAbandonedRuns(store.db, held)).toEqual([])
  await store.db.update(runs).set({ attempts: 1 }).where(inArray(runs.id, held))
  expect(await takeRun(store, { held })).toBeNull()
  expect(await failAbandonedRuns(store.db)).toEqual(['writing'])
  expect((await taken()).id).toBe('alive')
})

test('what was given back because something was down is taken in a while', async () => {
  await store.db.delete(runs)
  await queue('given back', { leaseUntil: IN_A_WHILE as unknown as Date })
  expect(await takeRun(store)).toBeNull()
  await store.db.update(runs).set({ leaseUntil: sql`now() - interval '1 second'` })
  expect((await taken()).id).toBe('given back')
})

/** The store's clock. */
const NOW = sql`now()` as unknown as Date

/** Runs of one pipeline would wait for each other. */
async function anotherPipeline(userId = owner.userId): Promise<typeof owner> {
  const pipelineId = randomUUID()
  await store.db.insert(pipelines).select(
    store.db
      .select({
        ...getTableColumns(pipelines),
        id: sql<string>`${pipelineId}`.as('id'),
        userId: sql<string>`${userId}`.as('user_id'),
      })
      .from(pipelines)
      .where(eq(pipelines.id, owner.pipelineId)),
  )
  return { userId, pipelineId }
}

async function anotherOwner(): Promise<typeof owner> {
  const id = randomUUID()
  await store.db.insert(users).values({ id, email: `${id}@example.com` })
  return anotherPipeline(id)
}

async function queue(id: string, more: Partial<RunRow> = {}): Promise<void> {
  const lists = { blockStates: [], generatedFiles: [], results: [], outputs: [] }
  const row = { id, ...owner, blocks: [], connections: [], ...lists, ...more }
  await store.db.insert(runs).values(row)
}

async function taken(): Promise<RunRow> {
  const run = await takeRun(store)
  if (!run) throw new Error('There was no run to take')
  return run
}
