import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { outbox, payments } from '../store/schema.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { bearer } from '../testing/every-route.ts'
import { CONNECTION, MODEL, ownOneOfEach, type Owned } from '../testing/own-one-of-each.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'
import { unzipped } from '../testing/unzipped.ts'
import { ownTables } from './own-tables.ts'

const MODEL_KEY = 'sk-canary-of-a-model'
const DATABASE_PASSWORD = 'canary-of-a-database'

let place: TestPlace
let server: TestServer
let leaving: TestUser
let staying: TestUser
let owned: Owned
let kept: Owned
let apiKey: string

beforeAll(async () => {
  place = await createReadyPlace()
  server = await startTestServer({ place })
  leaving = await server.signUp()
  staying = await server.signUp()
  owned = await ownOneOfEach(leaving)
  kept = await ownOneOfEach(staying)
  await leaving.call('connectModel', { body: { ...MODEL, key: MODEL_KEY } })
  const secrets = { password: DATABASE_PASSWORD }
  await leaving.call('addConnection', { body: { ...CONNECTION, name: 'Secret', secrets } })
  apiKey = (await leaving.call('createApiKey', { body: { name: 'Mine' } })).key
  await withStore(async ({ db }) => {
    await db.insert(outbox).values({
      id: 'asked',
      userId: idOf.get(leaving.email) ?? '',
      kind: 'consent',
      recipient: 'stranger@example.com',
      subject: 'Plainflow: may alerts be sent to this address?',
      text: 'Say here whether that is wanted: https://flow.example.com/alert-mails?answer=yes',
      state: 'sent',
    })
    await db.insert(payments).values({
      id: 'paid',
      userId: idOf.get(leaving.email) ?? '',
      provider: 'stripe',
      reference: 'in_1',
      kind: 'payment',
      plan: 'pro',
      amount: 2_900,
      currency: 'usd',
    })
  })
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const idOf = new Map<string, string>()

/** The store by itself: PGlite serves one program at a time, so the server stands still meanwhile. */
async function withStore<T>(look: (store: Store) => Promise<T>): Promise<T> {
  await server.close()
  const store = await openStore(readSettings(place.env), createLog('silent'))
  try {
    const { rows } = await store.pool.query<{ id: string; email: string }>('select * from users')
    for (const { id, email } of rows) idOf.set(email, id)
    return await look(store)
  } finally {
    await store.close()
    server = await startTestServer({ place })
    leaving = { ...leaving, call: server.as(leaving.token) }
    staying = { ...staying, call: server.as(staying.token) }
  }
}

test('every table with rows of a user is among their own, and no secret column of it', () => {
  const names = ownTables().map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['users', 'datasets', 'pipeline_versions', 'credit_ledger', 'api_keys']),
  )
  const columns = ownTables().flatMap((table) => table.columns)
  expect(columns.filter((column) => /hash|sealed|token|password$/.test(column))).toEqual([])
  expect(ownTables().every(({ order }) => order.length > 0)).toBe(true)
})

test('what is kept of a user is taken away in one archive, without secrets', async () => {
  const response = await fetch(`${server.url}/api/auth/export`, { headers: bearer(leaving.token) })
  expect(response.headers.get('content-disposition')).toMatch(/plainflow-account-[\d-]+\.zip/)
  const archive = Buffer.from(await response.arrayBuffer())
  const names = archive.toString('latin1')
  for (const { name } of ownTables()) expect(names).toContain(`tables/${name}.jsonl`)
  expect(names).toContain(`datasets/${owned['datasets']}/`)
  expect(names).toContain(`artifacts/${owned['artifacts']}/`)
  const files = unzipped(archive).map(String)
  const text = files.join('\n')
  for (const own of [leaving.email, owned['pipelines'], owned['executions'], 'in_1', 'Welcome'])
    expect(text).toContain(own)
  // What the user uploaded, to the letter.
  const original = await fetch(`${server.url}/api/datasets/${owned['datasets']}/original`, {
    headers: bearer(leaving.token),
  })
  expect(files).toContain(await original.text())
  const rows = files.flatMap((file) => file.split('\n')).filter((line) => line.startsWith('{"'))
  expect(rows.length).toBeGreaterThan(ownTables().length / 2)
  for (const row of rows) JSON.parse(row)
  // Who asked a stranger must not agree in their place.
  expect(text).toContain('stranger@example.com')
  expect(text).not.toContain('answer=')
  for (const secret of [MODEL_KEY, DATABASE_PASSWORD, apiKey, leaving.token, '$argon2'])
    expect(text).not.toContain(secret)
  for (const other of [staying.email, kept['pipelines']]) expect(text).not.toContain(other)
})

test('an account is not deleted but by its own address', async () => {
  for (const email of ['', staying.email, `${leaving.email}x`])
    await expect(leaving.call('deleteAccount', { body: { email } })).rejects.toMatchObject({
      status: 400,
    })
  const program = server.as(apiKey)
  await expect(program('deleteAccount', { body: { email: leaving.email } })).rejects.toMatchObject({
    status: 403,
  })
  await leaving.call('currentUser')
})

test('an account goes with everything in it; of payments the figures stay, without the person', async () => {
  const id = idOf.get(leaving.email) ?? ''
  await leaving.call('deleteAccount', { body: { email: ` ${leaving.email.toUpperCase()}` } })
  for (const token of [leaving.token, apiKey])
    await expect(server.as(token)('currentUser')).rejects.toMatchObject({ status: 401 })
  const { email, password } = leaving
  await expect(server.call('signIn', { body: { email, password } })).rejects.toMatchObject({
    status: 401,
  })
  const files = (...path: string[]) => join(place.dataFolder, 'files', ...path)
  await expect.poll(() => existsSync(files('datasets', owned['datasets'] ?? ''))).toBe(false)
  await expect.poll(() => existsSync(files('artifacts', owned['artifacts'] ?? ''))).toBe(false)
  await expect.poll(() => mails().some((mail) => mail.includes(email))).toBe(false)
  await withStore(async ({ pool, db }) => {
    for (const table of ownTables()) {
      const { rows } = await pool.query(
        `select count(*)::int as left from "${table.name}" t where ${table.isOwn}`,
        [id],
      )
      expect(rows, table.name).toEqual([{ left: 0 }])
    }
    expect(await db.select().from(payments)).toMatchObject([
      { id: 'paid', userId: null, amount: 2_900, reference: 'in_1' },
    ])
  })
  // No file of it is left anywhere, whatever it may be called.
  const left = readdirSync(place.dataFolder, { recursive: true }).map(String)
  const ids = Object.entries(owned).filter(([kind]) => kind !== 'templates')
  for (const [kind, one] of [...ids, ['users', id]])
    expect(
      left.filter((path) => path.includes(one ?? '')),
      kind,
    ).toEqual([])
})

test('what is others’ stays, and the address is free again', async () => {
  expect(await staying.call('listDatasets')).toHaveLength(1)
  expect(await staying.call('listArtifacts', { query: {} })).toMatchObject({ count: 1 })
  const params = { id: kept['executions'] ?? '' }
  expect((await staying.call('getExecution', { params })).status).toBe('completed')
  const again = await server.signUp({ email: leaving.email, username: leaving.username })
  expect(await again.call('listPipelines')).toEqual([])
  expect((await again.call('currentUser')).user.credits).toBe(5)
})

function mails(): string[] {
  const folder = join(place.dataFolder, 'outbox')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}
