import { randomUUID } from 'node:crypto'
import { type Route, ROUTES } from '@plainflow/contract'
import { eq, sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Background } from '../background.ts'
import { createLog } from '../create-log.ts'
import { isOutage } from '../failure-of.ts'
import { readSettings } from '../settings.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { holdDown } from '../testing/hold-down.ts'
import { killBackend, killStore, pgliteOf } from '../testing/kill-store.ts'
import { newCredentials, startTestServer } from '../testing/start-test-server.ts'
import { createTestPlace, type TestPlace } from '../testing/test-settings.ts'
import { limitUse } from './limit-use.ts'
import { openStore, type Store } from './open-store.ts'
import { startPglite } from './pglite.ts'
import { users } from './schema.ts'
import { transactSurely } from './transact-surely.ts'

const isEmbedded = (process.env.PLAINFLOW_TEST_STORE ?? 'embedded') === 'embedded'
const log = createLog('silent')

describe.runIf(isEmbedded)('on a store of its own', () => {
  let place: TestPlace
  let store: Store
  beforeEach(async () => {
    place = await createReadyPlace()
    store = await openStore(readSettings(place.env), log)
  })
  afterEach(async () => {
    await store.close()
    await place.remove()
  })

  test('connections that are lost before a transaction began are not missing afterwards', async () => {
    const lose = (client: PoolClient) => void client.connection.stream.destroy()
    store.pool.on('acquire', lose)
    // More than there are connections.
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect(await errorOf(store.db.transaction(async () => {}))).toSatisfy(isOutage)
    store.pool.off('acquire', lose)
    expect(await store.db.transaction(count)).toBe(0)
  })

  test('a commit that hangs is given up as an outage, and the next one works', async () => {
    limitUse(store.pool, 1_000)
    await store.pool.query(`
      create function sleep() returns trigger language plpgsql
        as 'begin perform pg_sleep(600); return null; end';
      create constraint trigger hang after insert on users deferrable initially deferred
        for each row when (new.username = 'slow') execute function sleep()`)
    const insert = (username: string) =>
      store.db.transaction(async (tx) => {
        await tx.insert(users).values({ id: username, email: `${username}@x.org`, username })
      })
    expect(await errorOf(insert('slow'))).toSatisfy(isOutage)
    await insert('fast')
    expect(await store.db.transaction(count)).toBe(1)
  })

  test('after a commit whose answer was lost, what was stored is found and nothing undone', async () => {
    const undo = vi.fn<() => Promise<void>>(async () => {})
    const task = aboutUser(undo)
    const lossy = losing(store, async (transact) => {
      await transact()
      throw new Error('Connection terminated unexpectedly')
    })
    const background = new Background(log)
    expect(await transactSurely({ store: lossy, background }, task)).toEqual(task.about)
    expect(undo).not.toHaveBeenCalled()
    await background.finish()
  })

  test('after a commit that never was, everything beside it is undone', async () => {
    const undo = vi.fn<() => Promise<void>>(async () => {})
    const lossy = losing(store, () => Promise.reject(new Error('write EPIPE')))
    const background = new Background(log)
    const end = transactSurely({ store: lossy, background }, aboutUser(undo))
    await expect(end).rejects.toThrow('write EPIPE')
    expect(undo).toHaveBeenCalledOnce()
    await background.finish()
  })

  /** Goes wrong the first time only: the store is back when it is looked up. */
  function losing(real: Store, first: (transact: () => Promise<unknown>) => Promise<never>): Store {
    let isFirst = true
    const transaction = async (work: Parameters<Store['db']['transaction']>[0]) => {
      const transact = () => real.db.transaction(work)
      if (!isFirst) return transact()
      isFirst = false
      return first(transact)
    }
    // The rest is the real one.
    return { ...real, db: Object.assign(Object.create(real.db) as Store['db'], { transaction }) }
  }
})

test.runIf(isEmbedded)('without its store every route answers 503 with Retry-After', async () => {
  const server = await startTestServer()
  const { token } = await server.signUp()
  const up = holdDown(server.place.dataFolder)
  const wrong: string[] = []
  const ask = async (path: string, request: RequestInit) => {
    const response = await fetch(server.url + path, request)
    if (response.status !== 503 || !response.headers.has('retry-after'))
      wrong.push(`${request.method} ${path}: ${response.status} ${await response.text()}`)
  }
  for (const { method, path, bytes, public: isPublic } of Object.values<Route>(ROUTES)) {
    if (isPublic) continue
    const type = bytes ? 'application/octet-stream' : 'application/json'
    const headers = { authorization: `Bearer ${token}` }
    const body =
      method === 'GET' ? {} : { body: '{}', headers: { ...headers, 'content-type': type } }
    await ask(path.replaceAll(/:\w+/g, 'x'), { method, headers, ...body })
  }
  const body = JSON.stringify(newCredentials())
  const headers = { 'content-type': 'application/json' }
  await ask(ROUTES.signUp.path, { method: 'POST', headers, body })
  await ask(ROUTES.health.path, { method: 'GET' })
  expect(wrong).toEqual([])
  up()
  await expect.poll(async () => (await fetch(`${server.url}/api/health`)).status).toBe(200)
  await server.close()
})

test.runIf(isEmbedded)(
  'a killed connection takes the others along, and no request fails as a bug',
  async () => {
    const server = await startTestServer()
    const user = await server.signUp()
    const headers = { authorization: `Bearer ${user.token}` }
    const seen = new Set<number>()
    const ask = async () => {
      const { status } = await fetch(`${server.url}/api/projects`, { headers })
      seen.add(status)
      return status
    }
    killBackend(server.place.dataFolder)
    await expect.poll(async () => (await Promise.all([ask(), ask(), ask()]))[0]).toBe(200)
    expect([200, 503]).toEqual(expect.arrayContaining([...seen]))
    await server.close()
  },
)

test.runIf(isEmbedded && process.platform === 'linux')(
  'a PGlite that is killed again while it starts is started until it runs',
  async () => {
    const place = await createTestPlace()
    const errors: string[] = []
    const telling = { ...log, error: (_: unknown, text: string) => errors.push(text) }
    const database = await startPglite(place.dataFolder, telling as unknown as typeof log)
    const first = killStore(place.dataFolder)
    const other = () => [pgliteOf(place.dataFolder)].find((pid) => pid !== first)
    await expect.poll(other).toBeDefined()
    process.kill(other() ?? 0, 'SIGKILL')
    await expect.poll(() => errors).toContain('PGlite did not start again')
    const { Client } = await import('pg')
    const answers = async () => {
      const client = new Client(database.connection)
      client.on('error', () => {})
      try {
        await client.connect()
        return (await client.query('select 1 as one')).rows
      } catch {
        return null
      } finally {
        await client.end().catch(() => {})
      }
    }
    await expect.poll(answers).toEqual([{ one: 1 }])
    await database.stop()
    await place.remove()
  },
)

function aboutUser(undo: () => Promise<void>) {
  const about = randomUUID()
  return {
    about,
    undo,
    async work(tx: Pick<Store['db'], 'insert'>) {
      await tx.insert(users).values({ id: about, email: `${about}@x.org` })
      return about
    },
    async find(tx: Pick<Store['db'], 'select'>) {
      const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.id, about))
      return found?.id ?? null
    },
  }
}

async function count(tx: Pick<Store['db'], 'execute'>): Promise<number | undefined> {
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from users`)
  return rows[0]?.n
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}
