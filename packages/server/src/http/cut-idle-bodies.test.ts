import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

const IDLE_MS = 500

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer({ bodyIdleMs: IDLE_MS })
  user = await server.signUp()
})
afterAll(() => server.close())

const FORM = 'multipart/form-data; boundary=edge'
const FILE =
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n1,2\n'

test.each([
  ['JSON', 'POST', '/api/auth/signin', 'application/json', '{"email":'],
  ['nothing at all of it', 'POST', '/api/pipelines', 'application/json', ''],
  ['a form', 'POST', '/api/datasets/upload', FORM, FILE],
])('a body that never ends is cut: %s', async (_, method, path, type, start) => {
  const { answered } = send(method, path, type, start)
  const response = await answered
  expect(response.statusCode).toBe(408)
  expect(JSON.parse(await text(response))).toEqual({
    error: 'The request came to a halt before its end.',
    code: 'too_slow',
  })
  expect(server.logLines.filter((line) => line.includes('Unexpected error'))).toEqual([])
})

test('a part of an upload that never ends is cut, and what arrived is kept', async () => {
  const size = 1_000
  const { id } = await user.call('beginUpload', { body: { filename: 'a.csv', size } })
  const { answered } = send(
    'PATCH',
    `/api/uploads/${id}?offset=0`,
    'application/octet-stream',
    'a,b\n1,2\n',
  )
  expect((await answered).statusCode).toBe(408)
  const offset = async () => (await user.call('getUpload', { params: { id } })).offset
  await expect.poll(offset).toBe(8)
  const bytes = new Uint8Array(size - 8).fill(0x0a)
  await user.call('sendPart', { params: { id }, query: { offset: 8 }, bytes })
  expect(await offset()).toBe(size)
})

test('a body that goes on may take longer than that', async () => {
  const { sending, answered } = send('POST', '/api/datasets/upload', FORM, FILE)
  const began = performance.now()
  while (performance.now() - began < 3 * IDLE_MS) {
    sending.write('3,4\n')
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS / 10))
  }
  sending.end('\r\n--edge--\r\n')
  expect((await answered).statusCode).toBe(200)
})

/** Begins a request and leaves it open. */
function send(
  method: string,
  path: string,
  type: string,
  start: string,
): { sending: ClientRequest; answered: Promise<IncomingMessage> } {
  const headers = {
    authorization: `Bearer ${user.token}`,
    'content-type': type,
    'transfer-encoding': 'chunked',
  }
  const sending = request(server.url + path, { method, headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).once('error', reject)
  })
  // Once there is an answer the connection may go as it likes.
  sending.on('error', () => {})
  sending.flushHeaders()
  if (start !== '') sending.write(start)
  return { sending, answered }
}
