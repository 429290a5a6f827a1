import { getEventListeners, once } from 'node:events'
import { createServer, get, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendEvents } from './send-events.ts'

let server: Server
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const closing = new AbortController().signal
const errors: unknown[] = []

test('values that cannot be ended when their reader leaves are logged, and harm nobody', async () => {
  const { response, leave } = await reader()
  const sent = send(response, unending())
  leave()
  await sent
  await expect.poll(() => errors).toMatchObject([{ err: { message: 'cannot be ended' } }])
})

test('a reader who left before the first value is not told any', async () => {
  const { response, leave } = await reader()
  const left = once(response, 'close')
  leave()
  await left
  await send(response, waiting())
  expect(response.writableEnded).toBe(true)
})

test('a server that closes already tells nothing', async () => {
  const { response } = await reader()
  await send(response, waiting(), AbortSignal.abort())
  expect(response.writableEnded).toBe(true)
})

test('what was sent to its end is not remembered', async () => {
  const { response } = await reader()
  await send(response, one())
  expect(getEventListeners(closing, 'abort')).toEqual([])
})

/** A request on its way: how it is answered, and how its sender leaves. */
async function reader(): Promise<{ response: ServerResponse; leave(): void }> {
  const { port } = server.address() as AddressInfo // listening on a port
  const request = get({ port, host: '127.0.0.1' })
  request.on('error', () => {}) // it hangs up itself
  request.on('response', (answer) => answer.on('error', () => {}).resume())
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  return { response, leave: () => request.destroy() }
}

function send(raw: ServerResponse, values: AsyncIterable<unknown>, signal = closing) {
  // Of both only this much is used.
  const request = { log: { error: (told: unknown) => errors.push(told) } } as unknown
  const reply = { raw, hijack: () => {}, getHeaders: () => ({}) } as unknown
  return sendEvents(request as FastifyRequest, reply as FastifyReply, values, signal)
}

async function* one(): AsyncGenerator<string> {
  yield 'a value'
}

async function* unending(): AsyncGenerator<string> {
  try {
    for (;;) {
      yield 'a value'
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  } finally {
    // As a query does whose connection is lost.
    await Promise.reject(new Error('cannot be ended'))
  }
}

async function* waiting(): AsyncGenerator<string> {
  await new Promise(() => {})
  yield 'never'
}
