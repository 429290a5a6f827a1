import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../accounts/create-account.ts'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { idempotentCalls, projects } from '../store/schema.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import type { TestPlace } from '../testing/test-settings.ts'
import { type Keep, renewCalls, runOnce } from './run-once.ts'

let place: TestPlace
let store: Store
let userId: string
beforeAll(async () => {
  place = await createReadyPlace()
  store = await openStore(readSettings(place.env), createLog('silent'))
  const email = `${randomUUID()}@example.com`
  userId = await store.db.transaction((tx) =>
    createAccount(tx, { email, username: null, passwordHash: null }),
  )
})
afterAll(async () => {
  await store.close()
  await place.remove()
})

test('a try that could not even say that it failed is taken over at once', async () => {
  const once = call()
  // Its server lives on, and only its store was lost: nobody could take the claim back.
  const noStore = { ...store, db: without('delete') }
  const lost = runOnce(noStore, once, () => Promise.reject(new Error('write EPIPE')))
  await expect(lost).rejects.toThrow('write EPIPE')
  expect(await runOnce(store, once, made(once))).toEqual({ id: once.key })
  expect(await effects(once)).toBe(1)
})

test('what a killed server worked on is taken over by the one that is started after it', async () => {
  const once = call()
  const killed = { ...store, heldCalls: new Map() }
  void runOnce(killed, once, () => new Promise(() => {}))
  await expect.poll(() => claims(once)).toBe(1)
  const successor = { ...store, heldCalls: new Map() }
  expect(await runOnce(successor, once, made(once))).toEqual({ id: once.key })
  expect(await effects(once)).toBe(1)
})

test('of another server: while it lives it is left alone, silent for long it is taken over', async () => {
  const once = call()
  const other = { ...store, instance: 'another', heldCalls: new Map() }
  void runOnce(other, once, () => new Promise(() => {}))
  await expect.poll(() => claims(once)).toBe(1)
  const refused = { code: 'conflict', message: 'The same request is being worked on.' }
  await expect(runOnce(store, once, made(once))).rejects.toMatchObject(refused)
  await expire(once)
  await renewCalls(other)
  await expect(runOnce(store, once, made(once))).rejects.toMatchObject(refused)
  await expire(once)
  expect(await runOnce(store, once, made(once))).toEqual({ id: once.key })
})

test('a first try that wakes up stores nothing: there is one effect', async () => {
  const once = call()
  const sleeping = { ...store, instance: 'another', heldCalls: new Map() }
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  const first = runOnce(sleeping, once, async (keep: Keep<{ id: string }>) => {
    await asleep
    return made(once)(keep)
  })
  await expect.poll(() => claims(once)).toBe(1)
  await expire(once)
  expect(await runOnce(store, once, made(once))).toEqual({ id: once.key })
  wake()
  await expect(first).rejects.toMatchObject({ code: 'conflict' })
  expect(await effects(once)).toBe(1)
  // Its end takes nothing away from the one that did the work.
  expect(await runOnce(store, once, made(once))).toEqual({ id: once.key })
  expect(await effects(once)).toBe(1)
})

test('while the work goes on here, nobody takes it over', async () => {
  const once = call()
  const results = await Promise.allSettled([1, 2, 3].map(() => runOnce(store, once, made(once))))
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  for (const result of results)
    expect(result.status === 'fulfilled' || result.reason.code === 'conflict').toBe(true)
  expect(await effects(once)).toBe(1)
})

function call() {
  return { userId, route: 'test', key: randomUUID(), question: 'the same' }
}

type Asked = ReturnType<typeof call>

/** Leaves a project called like the key, so that effects can be counted. */
function made({ key }: Asked) {
  return (keep: Keep<{ id: string }>) =>
    store.db.transaction(async (tx) => {
      await tx.insert(projects).values({ id: randomUUID(), userId, name: key })
      await keep(tx, { id: key })
      return { id: key }
    })
}

function without(name: 'delete'): Store['db'] {
  const gone = () => ({ where: () => Promise.reject(new Error('Connection terminated')) })
  // The rest is the real one.
  return Object.assign(Object.create(store.db) as Store['db'], { [name]: gone })
}

async function effects({ key }: Asked): Promise<number> {
  return store.db.$count(projects, sql`name = ${key}`)
}

async function claims({ key }: Asked): Promise<number> {
  return store.db.$count(idempotentCalls, sql`key = ${key}`)
}

async function expire({ key }: Asked): Promise<void> {
  await store.db
    .update(idempotentCalls)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(sql`key = ${key}`)
}
