import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Credentials,
  newCredentials,
  startTestServer,
  type TestServer,
} from '../testing/start-test-server.ts'

let server: TestServer
let owner: Credentials
/** What the owner's browser got when it signed up. */
let device: string
let networks = 0

beforeAll(async () => {
  server = await startTestServer({
    env: { PLAINFLOW_RATE_LIMIT_FACTOR: '1', PLAINFLOW_PROXY_HOPS: '1' },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = newCredentials()
  const response = await post('/api/auth/signup', owner, { 'x-forwarded-for': elsewhere() })
  device = cookieOf(response, 'device')
})

test('ten wrong guesses are judged, then one is told to wait a second, not a quarter of an hour', async () => {
  const from = elsewhere()
  for (let guess = 0; guess < 10; guess++)
    expect((await signIn('wrong', { from })).status).toBe(401)
  const refused = await signIn('wrong', { from })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toMatchObject({
    code: 'rate_limited',
    error: 'Too many attempts. Please wait 1 second and try again.',
  })
})

test('the right password passes from a known device while strangers guess, from wherever', async () => {
  await attack()
  const [here, there] = [elsewhere(), elsewhere()]
  expect((await signIn(owner.password, { from: here })).status).toBe(429)
  for (const from of [here, there])
    expect((await signIn(owner.password, { from, cookie: device })).status).toBe(200)
})

test('a known device that guesses is slowed down too', async () => {
  await attack()
  expect(await judgedOf(200, { cookie: device })).toBeLessThan(20)
})

test('the mark of a device opens nothing, cannot be made, and counts for its own account', async () => {
  const response = await fetch(`${server.url}/api/auth/user`, { headers: { cookie: device } })
  expect(response.status).toBe(401)
  const other = newCredentials()
  const foreign = await post('/api/auth/signup', other, { 'x-forwarded-for': elsewhere() })
  const [value = '', mac = ''] = device.slice('device='.length).split('.')
  await attack()
  for (const cookie of [
    cookieOf(foreign, 'device'),
    `device=${value}.${[...mac].toReversed().join('')}`,
    `device=${value}`,
    'device=',
  ])
    expect((await signIn(owner.password, { cookie })).status, cookie).toBe(429)
})

test('one browser is known to both who use it', async () => {
  const other = newCredentials()
  const response = await post('/api/auth/signup', other, {
    'x-forwarded-for': elsewhere(),
    cookie: device,
  })
  const shared = cookieOf(response, 'device')
  await attack()
  expect((await signIn(owner.password, { cookie: shared })).status).toBe(200)
})

test('the mark lasts, and no script reads it', async () => {
  const response = await signIn(owner.password, { from: elsewhere() })
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('device='))
  expect(set).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('an account that does not exist is slowed down alike', async () => {
  const nobody = { ...owner, email: `nobody-${owner.email}` }
  const known = await waitAfterAttack(owner)
  const unknown = await waitAfterAttack(nobody)
  expect(unknown).toEqual(known)
  expect(known).toMatchObject({ status: 429 })
})

test('those who know their password are not counted', async () => {
  const from = elsewhere()
  for (let attempt = 0; attempt < 15; attempt++)
    expect((await signIn(owner.password, { from })).status).toBe(200)
})

test('of many guesses at once few are judged', async () => {
  expect(await judgedOf(200, { from: elsewhere() })).toBeLessThan(20)
})

/** Ten; on a slow machine one more after a second, and another two seconds later. */
async function judgedOf(count: number, from: From): Promise<number> {
  const guesses = Array.from({ length: count }, () => signIn('wrong', from))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  return statuses.filter((status) => status === 401).length
}

/** From many addresses, until the account is slowed down. */
async function attack(account: Credentials = owner): Promise<void> {
  for (let guess = 0; guess < 14; guess++) await signIn('wrong', { account })
}

async function waitAfterAttack(account: Credentials) {
  await attack(account)
  const response = await signIn('wrong', { account })
  return { status: response.status, body: await response.text() }
}

interface From {
  readonly account?: Credentials
  readonly from?: string
  readonly cookie?: string
}

function signIn(
  password: string,
  { account = owner, from = elsewhere(), cookie }: From = {},
): Promise<Response> {
  const { email } = account
  const headers = { 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) }
  return post('/api/auth/signin', { email, password }, headers)
}

function post(path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function elsewhere(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

function cookieOf(response: Response, name: string): string {
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  return set?.split(';')[0] ?? ''
}
