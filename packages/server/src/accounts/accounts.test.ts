import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CallError, FAILURES } from '@plainflow/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { reachStore } from '../store/reach-store.ts'
import { salesGraph, savePipeline, uploadSales } from '../testing/sales.ts'
import { newCredentials, startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => (server = await startTestServer()))
afterAll(() => server.close())

// PGlite serves the server alone.
test.skipIf(process.env.PLAINFLOW_TEST_STORE === 'pglite')(
  'a session ends with its time',
  async () => {
    const user = await server.signUp()
    const store = await reachStore(readSettings(server.place.env))
    await store.pool.query(
      "update sessions set expires_at = now() - interval '1 second' where user_id = (select id from users where email = $1)",
      [user.email],
    )
    await store.close()
    await expect(user.call('currentUser')).rejects.toMatchObject({ status: 401 })
  },
)

describe('signing up', () => {
  test('gives a session and five credits, with a ledger row', async () => {
    const user = await server.signUp()
    const { user: me } = await user.call('currentUser')
    expect(me).toMatchObject({ email: user.email, plan: 'free', credits: 5, role: 'user' })
    const ledger = await user.call('creditsLedger')
    expect(ledger).toMatchObject([{ amount: 5, balance: 5 }])
  })

  test('refuses a taken address in another spelling and a taken username alike', async () => {
    const user = await server.signUp()
    const again = { ...newCredentials(), email: user.email.toUpperCase() }
    const sameName = { username: user.username.toUpperCase() }
    // One sentence for both: it does not tell which of the two was taken.
    const refusal = { status: 409, reason: FAILURES.account_exists.message }
    for (const details of [again, sameName])
      await expect(server.signUp(details)).rejects.toMatchObject(refusal)
  })

  test('with a taken address warns its owner by mail', async () => {
    const { email } = await server.signUp()
    await expect(server.signUp({ email })).rejects.toMatchObject({ status: 409 })
    await expect.poll(() => mailTo(email)).toContain('tried to sign up with this address')
  })

  test('makes one account of twenty sign-ups at once', async () => {
    const body = newCredentials()
    const attempts = Array.from({ length: 20 }, () => server.call('signUp', { body }))
    const results = await Promise.allSettled(attempts)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as CallError).status)).toEqual(Array(19).fill(409)) // what `call` throws
  })

  test.each(['password123', 'aaaaaaaaaaaa', 'short'])(
    'refuses the password %s',
    async (password) => {
      await expect(server.signUp({ password })).rejects.toMatchObject({ status: 400 })
    },
  )

  test('takes no field the server owns', async () => {
    const body = { ...newCredentials(), credits: 1_000_000, role: 'admin' }
    await expect(server.call('signUp', { body })).rejects.toMatchObject({ status: 400 })
  })
})

describe('signing in', () => {
  test('by password, then out: the token is dead at once, as bearer and as cookie', async () => {
    const { email, password } = await server.signUp()
    const { token } = await server.call('signIn', { body: { email, password } })
    await server.as(token)('currentUser')
    await server.as(token)('signOut')
    await expect(server.as(token)('currentUser')).rejects.toMatchObject({ status: 401 })
    const byCookie = await fetch(`${server.url}/api/auth/user`, {
      headers: { cookie: `session=${token}` },
    })
    expect(byCookie.status).toBe(401)
  })

  test('by cookie leads to the same session', async () => {
    const user = await server.signUp()
    const response = await signIn({ ...user, remember: false })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const me = await fetch(`${server.url}/api/auth/user`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(await me.json()).toMatchObject({ user: { email: user.email } })
  })

  test('with remember keeps the cookie for 30 days', async () => {
    const response = await signIn({ ...(await server.signUp()), remember: true })
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=2592000')
  })

  test('tells nothing apart: unknown address and wrong password give one answer', async () => {
    const { email } = await server.signUp()
    const wrong = await signIn({ email, password: 'not the password' })
    const unknown = await signIn({ email: 'nobody@example.com', password: 'not the password' })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toBe(await unknown.text())
    expect(unknown.status).toBe(401)
  })

  test('gives a page its cookie alone, whatever it asks for, and a program the token', async () => {
    const { email, password, username } = newCredentials()
    const own = { origin: server.url }
    const pages = [own, { 'sec-fetch-site': 'same-origin' }, { ...own, accept: '*/*' }]
    const up = await post('/api/auth/signup', { email, password, username }, undefined, {
      headers: own,
    })
    expect(await up.json()).toEqual({})
    for (const headers of pages) {
      const response = await post('/api/auth/signin', { email, password }, undefined, { headers })
      expect(await response.json()).toEqual({})
      expect(response.headers.getSetCookie()[0]).toMatch(/^session=[\w-]{43};/)
    }
    const program = await post('/api/auth/signin', { email, password })
    expect(await program.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
  })

  test('gives a new token every time', async () => {
    const user = await server.signUp()
    const { token } = await server.call('signIn', {
      body: { email: user.email, password: user.password },
    })
    expect(token).not.toBe(user.token)
  })
})

describe('resetting a password', () => {
  test('mails a link that works once and ends every session', async () => {
    const user = await server.signUp()
    const { token } = await server.call('signIn', {
      body: { email: user.email, password: user.password },
    })
    await server.call('forgotPassword', { body: { email: user.email } })
    const code = await resetCode(user.email)
    const body = { token: code, password: 'another eleven boats' }
    await server.call('resetPassword', { body })
    await expect(server.call('resetPassword', { body })).rejects.toMatchObject({ status: 422 })
    for (const old of [token, user.token])
      await expect(server.as(old)('currentUser')).rejects.toMatchObject({ status: 401 })
    await expect(
      server.call('signIn', { body: { email: user.email, password: user.password } }),
    ).rejects.toMatchObject({ status: 401 })
    await server.call('signIn', { body: { email: user.email, password: body.password } })
  })

  test('ends the ways in of programs as well: a key and a trigger of whoever was in before', async () => {
    const user = await server.signUp()
    const { key } = await user.call('createApiKey', { body: { name: 'To come back by' } })
    const { id } = await savePipeline(user, salesGraph((await uploadSales(user)).id))
    await user.call('putTrigger', { params: { id } })
    await server.call('forgotPassword', { body: { email: user.email } })
    const token = await resetCode(user.email)
    const password = 'another eleven boats'
    await server.call('resetPassword', { body: { token, password } })
    await expect(server.as(key)('currentUser')).rejects.toMatchObject({ status: 401 })
    const again = await server.call('signIn', { body: { email: user.email, password } })
    const call = server.as(again.token)
    expect(await call('listApiKeys')).toEqual([])
    expect(await call('getTrigger', { params: { id } })).toEqual({ trigger: null })
  })

  test('uses a link built from the settings, whatever the request says', async () => {
    const user = await server.signUp()
    await fetch(`${server.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ email: user.email }),
    })
    await resetCode(user.email)
    expect(mailTo(user.email)).toContain('http://localhost:0/reset-password?token=')
  })

  test('answers the same for an unknown address, and mails nothing', async () => {
    const known = await server.signUp()
    const first = await server.call('forgotPassword', { body: { email: known.email } })
    const second = await server.call('forgotPassword', { body: { email: 'no@example.com' } })
    expect(second).toEqual(first)
    await resetCode(known.email)
    expect(mailTo('no@example.com')).toBeUndefined()
  })

  test.each(['', 'null', 'x'.repeat(43)])('refuses the token %j', async (token) => {
    const body = { token, password: 'another eleven boats' }
    const refused = await server.call('resetPassword', { body }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CallError)
    expect([400, 422]).toContain((refused as CallError).status) // an instance by the line above
  })

  test('refuses tokens that are no text', async () => {
    for (const token of [null, ['a'], { $ne: '' }, 0]) {
      const response = await post('/api/auth/reset-password', { token, password: 'eleven boats' })
      expect(response.status).toBe(400)
    }
  })
})

describe('changing the account', () => {
  test('changes names only', async () => {
    const user = await server.signUp()
    const { user: changed } = await user.call('updateUser', { body: { firstName: 'Ann' } })
    expect(changed).toMatchObject({ firstName: 'Ann', lastName: null, credits: 5 })
    const response = await post('/api/auth/user', { credits: 99 }, user.token, { method: 'PATCH' })
    expect(response.status).toBe(400)
  })

  test('refuses the username of another', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()]
    const body = { username: two.username }
    await expect(one.call('updateUser', { body })).rejects.toMatchObject({ status: 409 })
  })
})

test('no secret reaches the log', async () => {
  const user = await server.signUp({ password: 'canary-password-1' })
  await signIn({ email: user.email, password: 'canary-password-2' })
  await fetch(`${server.url}/?token=canary-code`)
  await fetch(`${server.url}/api/nowhere?token=canary-code`)
  await user.call('uploadDataset', {
    body: { name: 'x', filename: 'x.csv', csvData: 'a\ncanary-cell\n' },
  })
  await server.call('forgotPassword', { body: { email: user.email } })
  const code = await resetCode(user.email)
  const log = server.logLines.join('\n')
  for (const secret of ['canary', user.token, code, 'argon2']) expect(log).not.toContain(secret)
  expect(server.logLines.length).toBeGreaterThan(5)
  for (const line of server.logLines) expect(() => JSON.parse(line)).not.toThrow()
})

function signIn(body: { email: string; password: string; remember?: boolean }) {
  const { email, password, remember } = body
  return post('/api/auth/signin', { email, password, ...(remember ? { remember } : {}) })
}

function post(
  path: string,
  body: unknown,
  token?: string,
  { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(server.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
}

/** The mail is written after the answer. */
async function resetCode(email: string): Promise<string> {
  return expect
    .poll(() => /token=([\w-]+)/.exec(mailTo(email) ?? '')?.[1])
    .toBeTruthy()
    .then(() => /token=([\w-]+)/.exec(mailTo(email) ?? '')?.[1] ?? '')
}

function mailTo(email: string): string | undefined {
  const folder = join(server.place.dataFolder, 'outbox')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .findLast((mail) => mail.includes(`To: ${email}`))
}
