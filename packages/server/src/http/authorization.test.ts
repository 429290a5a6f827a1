import { type Route, ROUTES, verdictOf } from '@plainflow/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, pathOf, sendTo } from '../testing/every-route.ts'
import { MODEL, ownOneOfEach, type Owned, CONNECTION } from '../testing/own-one-of-each.ts'
import { salesGraph, savePipeline } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

const all = Object.entries<Route>(ROUTES)
const privateRoutes = all.filter(([, route]) => !route.public)
const owning = privateRoutes.filter(([, route]) => verdictOf(route, 'another user') === 'absent')
const changing = all.filter(([, route]) => route.method !== 'GET')

let server: TestServer
let owner: TestUser
let stranger: TestUser
let owned: Owned

beforeAll(async () => {
  server = await workerServer()
  owner = await server.signUp()
  stranger = await server.signUp()
  owned = await ownOneOfEach(owner)
})
afterAll(() => server.close())

test('the matrix covers the contract', () => {
  expect(privateRoutes.length).toBeGreaterThan(20)
  expect(owning.length).toBeGreaterThan(10)
})

describe('without a session', () => {
  test.each(privateRoutes)('%s is refused', async (_, route) => {
    for (const headers of [{}, { authorization: 'Bearer forged' }, { cookie: 'session=forged' }]) {
      const response = await sendTo(server.url, route, pathOf(route, owned), headers)
      // A forged cookie without an origin is refused even earlier.
      expect([401, 403]).toContain(response.status)
      expect(await response.json()).toHaveProperty('code')
    }
    expect((await sendTo(server.url, route, pathOf(route, owned))).status).toBe(401)
  })

  test.each(privateRoutes)('%s is not opened by a decorated path', async (_, route) => {
    const path = pathOf(route, owned)
    const decorated = [
      `${path}/health`,
      `${path};/api/health`,
      `${path}?/api/health`,
      `/${path}`,
      `${path}/`,
      path.replace('/api/', '/api/%2e/'),
      path.replace('/api/', '/API/'),
      `${path}%00`,
      `/api/health/..${path}`,
    ]
    for (const candidate of decorated) {
      const response = await sendTo(server.url, route, candidate)
      expect(response.ok, candidate).toBe(false)
    }
    const overridden = await sendTo(server.url, { ...route, method: 'GET' }, '/api/auth/user', {
      'x-http-method-override': 'POST',
    })
    expect(overridden.status).toBe(401)
  })
})

describe('with the session of another user', () => {
  test.each(owning)('%s does not exist', async (name, route) => {
    const response = await sendTo(server.url, route, pathOf(route, owned), bearer(stranger.token))
    expect(response.status, name).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })

  test('lists hold nothing of others', async () => {
    for (const name of [
      'listDatasets',
      'listPipelines',
      'listProjects',
      'listUploads',
      'connections',
    ] as const)
      expect(await stranger.call(name)).toEqual([])
    expect(await stranger.call('listExecutions', { query: {} })).toEqual([])
    const query = { pipelineId: owned['pipelines'] ?? '' }
    expect(await stranger.call('listExecutions', { query })).toEqual([])
  })

  test('a language model of another is neither seen nor forgotten', async () => {
    expect((await stranger.call('assistant')).model).toBeNull()
    await stranger.call('disconnectModel')
    expect((await owner.call('assistant')).model).toMatchObject({ whose: 'own' })
  })

  test('a dataset of another cannot be read through a pipeline', async () => {
    const graph = salesGraph(owned['datasets'] ?? '')
    const body = { ...graph, blockId: 'load' }
    await expect(stranger.call('previewPipeline', { body })).rejects.toMatchObject({ status: 422 })
    const mine = await savePipeline(stranger, graph)
    await expect(
      stranger.call('executePipeline', { params: { id: mine.id }, body: {} }),
    ).rejects.toMatchObject({ status: 422 })
  })
})

describe('from another site', () => {
  test.each(changing)('%s is refused with a cookie', async (_, route) => {
    const cookie = { cookie: `session=${owner.token}` }
    const foreign = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: server.url },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of foreign) {
      const response = await sendTo(server.url, route, pathOf(route, owned), {
        ...cookie,
        ...headers,
      })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'cross_origin' })
    }
  })

  test('sign-in is refused too: a victim must not be signed in as somebody else', async () => {
    const { email, password } = owner
    const headers = { origin: 'https://evil.example' }
    const response = await sendTo(server.url, ROUTES.signIn, ROUTES.signIn.path, headers, {
      email,
      password,
    })
    expect(response.status).toBe(403)
  })

  test.each(changing.filter(([, route]) => route.body || route.bytes))(
    '%s takes no other form of body',
    async (_, route) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml']) {
        const response = await fetch(server.url + pathOf(route, owned), {
          method: route.method,
          headers: { 'content-type': type, ...bearer(owner.token) },
          body: '{}',
        })
        expect(response.status, type).toBe(415)
      }
    },
  )

  test('nothing was changed by all of this', async () => {
    expect(await owner.call('listDatasets')).toHaveLength(1)
    expect(await owner.call('listPipelines')).toHaveLength(1)
    expect(await owner.call('listProjects')).toHaveLength(2)
    expect(await owner.call('listUploads')).toMatchObject([{ offset: 0 }])
    expect(await owner.call('listExecutions', { query: {} })).toHaveLength(1)
    expect(await owner.call('listArtifacts', { query: {} })).toMatchObject({ count: 1 })
    expect((await owner.call('currentUser')).user).toMatchObject({ credits: 5, firstName: null })
    expect((await owner.call('assistant')).model).toMatchObject({ name: MODEL.model })
    expect(await owner.call('connections')).toMatchObject([{ name: CONNECTION.name }])
  })

  test('our own pages may, by either header', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: server.url }]) {
      const cookie = { cookie: `session=${owner.token}`, ...headers }
      const response = await sendTo(server.url, ROUTES.updateUser, '/api/auth/user', cookie, {
        lastName: 'Lee',
      })
      expect(response.status).toBe(200)
    }
  })

  test('no answer allows another origin', async () => {
    const response = await fetch(`${server.url}/api/auth/user`, {
      headers: { ...bearer(owner.token), origin: 'https://evil.example' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('every answer', () => {
  test.each([
    ['an answer', '/api/health', 200],
    ['a refusal', '/api/auth/user', 401],
    ['an unknown path', '/api/nowhere', 404],
    ['a path that is not one', '/api/%E0%A4%A', 400],
  ])('%s carries the security headers', async (_, path, status) => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-powered-by')).toBeNull()
  })

  test('of the API is not kept by anybody', async () => {
    const response = await fetch(`${server.url}/api/auth/user`, { headers: bearer(owner.token) })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
