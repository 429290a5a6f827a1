import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
let webFolder: string
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'plainflow-web-'))
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(join(webFolder, 'index.html'), '<html><head></head><body>the page</body></html>')
  writeFileSync(join(webFolder, 'assets', 'main-abc123.js'), 'go()')
  writeFileSync(join(webFolder, 'favicon.svg'), '<svg/>')
  server = await startTestServer({ webFolder })
})
afterAll(async () => {
  await server.close()
  rmSync(webFolder, { recursive: true })
})

test.each([
  ['/', 200],
  ['/auth?mode=signup', 200],
  ['/pipeline/some-id', 200],
  ['/no/such/page', 404],
  ['/assets/gone.js', 404],
])('%s is the page, with status %i', async (path, status) => {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toContain('the page')
})

test('the page carries a new nonce each time, and no inline script is allowed', async () => {
  const [one, two] = [await fetch(server.url), await fetch(server.url)]
  const policy = one.headers.get('content-security-policy') ?? ''
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
  expect(await one.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`)
  expect(two.headers.get('content-security-policy')).not.toBe(policy)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('a code in the address does not travel on as a referrer', async () => {
  const response = await fetch(`${server.url}/?token=abc`)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

test('hashed files are kept for ever, others are asked for again', async () => {
  const script = await fetch(`${server.url}/assets/main-abc123.js`)
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('x-content-type-options')).toBe('nosniff')
  const icon = await fetch(`${server.url}/favicon.svg`)
  expect(icon.headers.get('cache-control')).toBe('no-cache')
})

test('nothing outside the folder is served', async () => {
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2fx', '/%2e%2e/package.json']) {
    const response = await fetch(server.url + path)
    expect(await response.text()).not.toContain('root:')
    expect(response.status).not.toBe(200)
  }
})

test('an unknown call is refused as JSON, and pages take no POST', async () => {
  const unknown = await fetch(`${server.url}/api/nothing`)
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toEqual({ error: 'Not found.', code: 'not_found' })
  expect((await fetch(`${server.url}/auth`, { method: 'POST' })).status).toBe(404)
})
