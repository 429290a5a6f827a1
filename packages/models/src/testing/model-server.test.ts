import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startModelServer } from './model-server.ts'

test('who hangs up in the middle of a request fails no test', async () => {
  const server = await startModelServer()
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}) // the server may be faster to end it
  await new Promise((resolve) => socket.write('POST /v1 HTTP/1.1\r\nhost: x\r\n', resolve))
  await new Promise((resolve) => socket.write('content-length: 100\r\n\r\n{', resolve))
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(server.calls).toEqual([])
  await server.close()
})
