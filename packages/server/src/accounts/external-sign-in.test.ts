import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startOpenidProvider, TEST_CLIENT, type TestProvider } from '../testing/openid-provider.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

let provider: TestProvider
let server: TestServer
let visits = 0
beforeAll(async () => {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const returns = ['google', 'github'].map((name) => `${publicUrl}/api/auth/${name}/callback`)
  provider = await startOpenidProvider(returns)
  server = await startTestServer({
    env: {
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      GOOGLE_CLIENT_ID: TEST_CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: TEST_CLIENT.client_secret,
      GOOGLE_ISSUER: provider.url,
      GITHUB_CLIENT_ID: TEST_CLIENT.client_id,
      GITHUB_CLIENT_SECRET: TEST_CLIENT.client_secret,
      GITHUB_BASE_URL: provider.url,
      GITHUB_API_URL: provider.url,
    },
  })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(() => {
  const id = `visitor-${visits++}`
  provider.account = { id, email: `${id}@example.com`, verified: true }
})

describe.each(['google', 'github'] as const)('%s', (name) => {
  test('signs in by a code that works once, and makes one account', async () => {
    const home = await visit(name)
    expect(home.origin + home.pathname).toBe(`${server.url}/`)
    const code = home.searchParams.get('token') ?? ''
    const { token } = await server.call('exchange', { body: { code } })
    const { user } = await server.as(token)('currentUser')
    expect(user).toMatchObject({ email: provider.account.email, credits: 5, username: null })
    await expect(server.call('exchange', { body: { code } })).rejects.toMatchObject({
      status: 422,
    })
    await expect(server.as(code)('currentUser')).rejects.toMatchObject({ status: 401 })

    const again = (await visit(name)).searchParams.get('token') ?? ''
    const second = await server.call('exchange', { body: { code: again } })
    expect((await server.as(second.token)('currentUser')).user.id).toBe(user.id)
  })
})

test('an address the provider did not verify is not believed', async () => {
  const victim = await server.signUp()
  provider.account = { id: 'attacker', email: victim.email, verified: false }
  const back = await visit('google')
  expect(back.pathname).toBe('/auth')
  expect(back.searchParams.has('token')).toBe(false)
})

test('the owner of a mailbox takes over an account made with it, and the password is void', async () => {
  const squatter = await server.signUp()
  const { key } = await squatter.call('createApiKey', { body: { name: 'To come back by' } })
  provider.account = { id: 'owner', email: squatter.email, verified: true }
  const code = (await visit('google')).searchParams.get('token') ?? ''
  const { token } = await server.call('exchange', { body: { code } })
  expect((await server.as(token)('currentUser')).user.email).toBe(squatter.email)
  for (const call of [squatter.call, server.as(key)])
    await expect(call('currentUser')).rejects.toMatchObject({ status: 401 })
  const { email, password } = squatter
  await expect(server.call('signIn', { body: { email, password } })).rejects.toMatchObject({
    status: 401,
  })
})

test('a return this browser did not start is refused', async () => {
  const browser = new Browser()
  const back = await browser.follow(`${server.url}/api/auth/google`, (url) =>
    url.pathname.endsWith('/callback'),
  )
  const stranger = new Browser()
  const end = await stranger.follow(back.href, (url) => !url.pathname.startsWith('/api/'))
  expect(end.pathname).toBe('/auth')
  const tampered = new URL(back)
  tampered.searchParams.set('state', 'another')
  const other = await browser.follow(tampered.href, (url) => !url.pathname.startsWith('/api/'))
  expect(other.pathname).toBe('/auth')
})

test('without a provider it says so', async () => {
  const plain = await startTestServer()
  try {
    expect(await plain.call('providers')).toEqual({ google: false, github: false })
    const response = await fetch(`${plain.url}/api/auth/google`, { redirect: 'manual' })
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({ code: 'not_configured' })
  } finally {
    await plain.close()
  }
  expect(await server.call('providers')).toEqual({ google: true, github: true })
})

function visit(name: 'google' | 'github'): Promise<URL> {
  const arrived = (url: URL) => url.origin === server.url && !url.pathname.startsWith('/api/')
  return new Browser().follow(`${server.url}/api/auth/${name}`, arrived)
}

/** Follows redirects with cookies kept by origin, as a browser does. */
class Browser {
  readonly #cookies = new Map<string, Map<string, string>>()

  async follow(start: string, arrived: (url: URL) => boolean): Promise<URL> {
    let url = new URL(start)
    for (let hop = 0; hop < 15; hop++) {
      const jar = this.#cookies.get(url.origin) ?? new Map<string, string>()
      this.#cookies.set(url.origin, jar)
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        jar.set(name, value)
      }
      const location = response.headers.get('location')
      if (location === null)
        throw new Error(`${url.pathname}: ${response.status} ${await response.text()}`)
      url = new URL(location, url)
      if (arrived(url)) return url
    }
    throw new Error('The redirects do not end')
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
