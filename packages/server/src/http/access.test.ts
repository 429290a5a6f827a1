import {
  type Caller,
  CALLERS,
  type Route,
  ROUTES,
  type Verdict,
  verdictOf,
} from '@plainflow/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '../accounts/operator.ts'
import { readSettings } from '../settings.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { bearer, pathOf, sendTo } from '../testing/every-route.ts'
import { ownOneOfEach, type Owned } from '../testing/own-one-of-each.ts'
import {
  type Credentials,
  newCredentials,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

const routes = Object.entries<Route>(ROUTES)

/** A row that could not be read, a trained model. */
const OWNS_NONE = new Set<Route>([ROUTES.downloadRejected, ROUTES.getTrainedModel])

let place: TestPlace
let server: TestServer
let owned: Owned
let owner: TestUser
const root = newCredentials()
const rate = { PLAINFLOW_RATE_LIMIT_FACTOR: '10000' }

beforeAll(async () => {
  place = await createReadyPlace(rate)
  server = await startTestServer({ place })
  await server.signUp(root)
  // The operator works while the server is stopped: PGlite serves one program at a time.
  await server.close()
  await createAdmin(readSettings(place.env), root.email)
  server = await startTestServer({ place })
  owner = await server.signUp()
  owned = await ownOneOfEach(owner)
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const signIn: Record<Caller, () => Promise<string | undefined>> = {
  nobody: async () => undefined,
  'another user': async () => (await server.signUp()).token,
  'the user': () => signInAs(owner),
  'their API key': async () => {
    const call = server.as(await signInAs(owner))
    return (await call('createApiKey', { body: { name: 'Walk' } })).key
  },
  'an administrator': () => signInAs(root),
}

async function signInAs({ email, password }: Credentials): Promise<string | undefined> {
  return (await server.call('signIn', { body: { email, password } })).token
}

/** The session of the call before, unless that call ended it. */
async function sessionOf(caller: Caller): Promise<string | undefined> {
  const token = sessions.get(caller)
  const answered = await sendTo(
    server.url,
    ROUTES.currentUser,
    ROUTES.currentUser.path,
    bearer(token ?? ''),
  )
  if (!answered.ok) sessions.set(caller, await signIn[caller]())
  return sessions.get(caller)
}
const sessions = new Map<Caller, string | undefined>()

describe.each(CALLERS)('%s', (caller) => {
  const cases = routes.map(([name, route]) => [name, verdictOf(route, caller), route] as const)

  test.each(cases)('%s: %s', async (_, verdict, route) => {
    const token = await sessionOf(caller)
    // A walk that deletes would delete what it walks on: the user changes what is not there.
    const isTheirs = caller.startsWith('the')
    const isChange = isTheirs && route.method !== 'GET'
    const path = pathOf(route, isChange ? {} : owned)
    const response = await sendTo(server.url, route, path, token ? bearer(token) : {})
    const isMissing = route.path.includes(isChange ? '/:' : '/:key') || OWNS_NONE.has(route)
    const mayBeMissing = isTheirs && verdict === 'allowed' && isMissing
    expect(mayBeMissing ? [verdict, 'absent'] : [verdict]).toContain(await verdictIn(response))
  })
})

test('an administrator sees accounts, and nothing that is in them', async () => {
  const token = await signIn['an administrator']()
  const admin = server.as(token)
  const someone = await server.signUp({ username: `per_cent${Date.now()}` })
  const found = await admin('adminUsers', { query: { search: someone.email.toUpperCase() } })
  expect(found).toMatchObject({
    count: 1,
    users: [{ email: someone.email, plan: 'free', credits: 5, pipelineCount: 0, role: 'user' }],
  })
  expect(Object.keys(found.users[0] ?? {}).toSorted()).toEqual([
    'createdAt',
    'credits',
    'email',
    'id',
    'pipelineCount',
    'plan',
    'role',
    'username',
  ])
  // A sign of LIKE is a letter like any other.
  expect((await admin('adminUsers', { query: { search: 'per_cent' } })).count).toBe(1)
  expect((await admin('adminUsers', { query: { search: '%' } })).count).toBe(0)
  const page = await admin('adminUsers', { query: { limit: 2, offset: 1 } })
  expect(page.users).toHaveLength(2)
  expect(page.count).toBeGreaterThan(2)
})

test('mails of everybody are for an administrator in person, not for a key of theirs', async () => {
  const admin = server.as(await signIn['an administrator']())
  const query = { everybody: 'true' as const }
  expect((await admin('listOutbox', { query })).entries.length).toBeGreaterThan(0)
  const { key } = await admin('createApiKey', { body: { name: 'Nightly' } })
  const program = server.as(key)
  await expect(program('listOutbox', { query })).rejects.toMatchObject({ status: 403 })
  await program('listOutbox', { query: {} })
})

/** Who is refused is told so by a code; whatever else is answered came from behind the door. */
async function verdictIn(response: Response): Promise<Verdict | 'broken'> {
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) {
    await response.body?.cancel()
    return 'allowed'
  }
  const body: unknown = await response.json()
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  if (code === 'internal') return 'broken'
  if (code === 'unauthenticated') return 'sign in'
  if (code === 'forbidden') return 'refused'
  return code === 'not_found' ? 'absent' : 'allowed'
}
