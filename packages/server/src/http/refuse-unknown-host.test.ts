import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
let proxied: TestServer
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://flow.example.com' }
  server = await startTestServer({ env })
  proxied = await startTestServer({ env: { ...env, PLAINFLOW_PROXY_HOPS: '1' } })
})
afterAll(async () => {
  await server.close()
  await proxied.close()
})

describe('the server answers', () => {
  test.each([
    'flow.example.com',
    'FLOW.example.com:443',
    'flow.example.com:8080',
    'localhost',
    'localhost:3000',
    '127.0.0.1:1',
    '[::1]:3000',
  ])('to %s', async (host) => {
    expect(await ask(server, { host })).toMatchObject({ status: 200 })
  })

  test('a probe by any name', async () => {
    expect(await ask(server, { host: '10.0.0.7:3000' }, '/api/health')).toMatchObject({
      status: 200,
    })
  })

  test('whatever a sender claims to forward, where no proxy is believed', async () => {
    const headers = { host: 'localhost', 'x-forwarded-host': 'evil.example' }
    expect(await ask(server, headers)).toMatchObject({ status: 200 })
  })

  test('to the name that a believed proxy forwards', async () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'flow.example.com' }
    expect(await ask(proxied, headers)).toMatchObject({ status: 200 })
  })
})

describe('the server refuses', () => {
  test.each([
    'evil.example',
    'evil.example:3000',
    '192.168.0.10:3000',
    'flow.example.com.evil.example',
    'localhost.evil.example',
    'evil.example/localhost',
    'localhost@evil.example',
    'localhost:x',
    '127.0.0.2',
    '0.0.0.0:3000',
    '[::]',
  ])('%s, and says what to set', async (host) => {
    for (const path of ['/api/templates', '/api/health?x=1', '/', '/dashboard']) {
      const { status, body } = await ask(server, { host }, path)
      expect(status, path).toBe(421)
      expect(JSON.parse(body)).toMatchObject({
        code: 'wrong_host',
        error: expect.stringMatching(/https:\/\/flow\.example\.com.*PUBLIC_URL/),
      })
    }
  })

  test('a name that a believed proxy forwards, and one that it passes on', async () => {
    for (const headers of [
      { host: '127.0.0.1:3000', 'x-forwarded-host': 'evil.example' },
      { host: 'evil.example', 'x-forwarded-host': 'flow.example.com' },
    ])
      expect(await ask(proxied, headers)).toMatchObject({ status: 421 })
  })

  test('a request without any name', async () => {
    const { hostname, port } = new URL(server.url)
    const heard = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(port), hostname, () =>
        socket.write('GET /api/templates HTTP/1.0\r\n\r\n'),
      )
      socket.on('data', (part) => (text += String(part)))
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
    })
    expect(heard).toMatch(/^HTTP\/1\.1 421 /)
  })
})

/** `fetch` lets nobody choose the Host. */
function ask(
  { url }: TestServer,
  headers: Record<string, string>,
  path = '/api/templates',
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers }, (answer) => {
      let body = ''
      answer.on('data', (part) => (body += String(part)))
      answer.on('end', () => resolve({ status: answer.statusCode, body }))
    })
      .on('error', reject)
      .end()
  })
}
