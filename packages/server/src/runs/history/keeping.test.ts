import { RUN_KEEPING } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../create-log.ts'
import { readSettings } from '../../settings.ts'
import { openStore, type Store } from '../../store/open-store.ts'
import { type KeptRead, runs } from '../../store/schema.ts'
import { createReadyPlace } from '../../testing/create-ready-place.ts'
import { salesGraph, savePipeline } from '../../testing/sales.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestPlace } from '../../testing/test-settings.ts'
import { deleteRun, forgetOldRuns } from './delete-runs.ts'

const DAY = 86_400_000
const { always, days, most } = RUN_KEEPING

let place: TestPlace
let store: Store
let owner: { userId: string; pipelineId: string }
let other: { userId: string; pipelineId: string }
beforeAll(async () => {
  place = await createReadyPlace()
  const server = await startTestServer({ place })
  const user = await server.signUp()
  const [first, second] = [
    await savePipeline(user, salesGraph('none')),
    await savePipeline(user, salesGraph('none')),
  ]
  await server.close()
  store = await openStore(readSettings(place.env), createLog('silent'))
  const [row] = (await store.pool.query('select user_id from pipelines')).rows
  owner = { userId: row.user_id, pipelineId: first.id }
  other = { userId: row.user_id, pipelineId: second.id }
})
afterAll(async () => {
  await store.close()
  await place.remove()
})
beforeEach(() => store.db.delete(runs))

test('of each pipeline the newest are kept, however old they are', async () => {
  await put(always + 3, (at) => ({ createdAt: ago(days + 1 + at) }))
  await put(always, (at) => ({ ...other, id: `other ${at}`, createdAt: ago(400 + at) }))
  expect(await forgetOldRuns(store.db)).toBe(3)
  expect(await kept()).toHaveLength(2 * always)
  expect(await kept()).not.toContain(`run ${always}`)
  expect(await forgetOldRuns(store.db)).toBe(0)
})

test('of the last days so many are kept, and what goes is the oldest', async () => {
  await put(most + 2, (at) => ({ createdAt: new Date(Date.now() - at * 60_000) }))
  expect(await forgetOldRuns(store.db)).toBe(2)
  expect(await kept()).not.toContain(`run ${most + 1}`)
  expect(await kept()).toContain(`run ${most - 1}`)
})

test('what runs, what is to be told and what verifies a run that stays, stays', async () => {
  await put(always + 4, (at) => ({ createdAt: ago(days + 1 + at) }))
  const nth = (at: number) => eq(runs.id, `run ${at}`)
  await store.db.update(runs).set({ status: 'running', finishedAt: null }).where(nth(always))
  await store.db
    .update(runs)
    .set({ tellsEnd: true })
    .where(nth(always + 1))
  const old = { createdAt: ago(300) }
  await put(1, () => ({ ...old, id: 'proof of a kept one', verifies: 'run 0' }))
  await put(1, () => ({ ...old, id: 'proof of a gone one', verifies: `run ${always + 2}` }))
  // Asked for while its run was deleted.
  await put(1, () => ({ id: 'proof of nothing', verifies: 'deleted' }))
  expect(await forgetOldRuns(store.db)).toBe(3)
  expect(await kept()).toHaveLength(always + 3)
  expect(await kept()).toContain('proof of a kept one')
  expect(await kept()).not.toContain('proof of a gone one')
})

test('a run that is being verified stays until that is over', async () => {
  await put(always + 2, (at) => ({ createdAt: ago(days + 1 + at) }))
  const verifies = `run ${always}`
  await put(1, () => ({ id: 'proof', verifies, status: 'running', finishedAt: null }))
  expect(await forgetOldRuns(store.db)).toBe(1)
  expect(await kept()).toEqual(expect.arrayContaining([verifies, 'proof']))
  await store.db.update(runs).set({ status: 'completed', finishedAt: new Date() })
  expect(await forgetOldRuns(store.db)).toBe(1)
  expect(await kept()).toHaveLength(always)
})

test('more than are deleted at once go all the same', async () => {
  await put(always + 1_100, (at) => ({ createdAt: ago(days + 1 + at) }))
  expect(await forgetOldRuns(store.db)).toBe(1_100)
  expect(await kept()).toHaveLength(always)
})

test('what the next run reads on from stays until a later run has left it anew', async () => {
  const orders = mark('orders')
  await put(always + 3, (at) => ({
    createdAt: ago(days + 1 + at),
    finishedAt: ago(days + 1 + at),
    // The mark of "orders" was left twice, the last time by the newer of the two.
    reads: at > always ? [orders] : [],
  }))
  expect(await forgetOldRuns(store.db)).toBe(2)
  expect(await kept()).toContain(`run ${always + 1}`)
  const needed = deleteRun(store.db, owner.userId, `run ${always + 1}`)
  await expect(needed).rejects.toThrow('The next run reads on from where this one ended')
  await put(1, () => ({ id: 'other settings', reads: [{ ...orders, settings: 'moved' }] }))
  // One more makes one too many of those that nothing holds.
  expect(await forgetOldRuns(store.db)).toBe(1)
  expect(await kept()).toContain(`run ${always + 1}`)
  await put(1, () => ({ id: 'later', reads: [orders, mark('customers')] }))
  await deleteRun(store.db, owner.userId, `run ${always + 1}`)
  expect(await kept()).not.toContain(`run ${always + 1}`)
})

function ago(number: number): Date {
  return new Date(Date.now() - number * DAY)
}

function mark(source: string): KeptRead {
  return { source, settings: 'same', at: ago(0).toISOString(), rows: 1, columns: [], mark: '7' }
}

type Row = Partial<typeof runs.$inferInsert>

async function put(count: number, more: (at: number) => Row): Promise<void> {
  const lists = { blocks: [], connections: [], blockStates: [], generatedFiles: [], results: [] }
  const over = { status: 'completed' as const, finishedAt: new Date() }
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `run ${at}`,
    ...owner,
    ...lists,
    outputs: [],
    ...over,
    ...more(at),
  }))
  await store.db.insert(runs).values(rows)
}

async function kept(): Promise<string[]> {
  return (await store.db.select({ id: runs.id }).from(runs)).map(({ id }) => id)
}
