import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { OutsideFailed } from '../connector.ts'
import { testOutside } from '../test-outside.ts'

test.each([
  ['a file of ours', fileAsked('/etc/passwd'), /asked for a file of ours, and got none/],
  ['the password as it is', clearAsked(), /a kind of password that is not known here/],
])('a server that asks for %s gets nothing', async (_, answer, words) => {
  const heard: Buffer[] = []
  const way = join(await temporaryFolder(), 'way')
  const server = createServer((socket) => serve(socket, answer, heard)).listen(way)
  await once(server, 'listening')
  const settings = { host: 'h', port: 3306, database: 'shop', user: 'ana', tls: 'off' }
  const reach = { settings, secrets: { password: 'marked-secret' }, way }
  try {
    const failed = testOutside('mysql', reach)
    await expect(failed).rejects.toThrow(OutsideFailed)
    await expect(failed).rejects.toThrow(words)
  } finally {
    server.close()
  }
  const all = Buffer.concat(heard).toString('latin1')
  expect(heard.length).toBeGreaterThan(0)
  expect(all).not.toContain('root:')
  expect(all).not.toContain('marked-secret')
  // The capability to send files is not even offered: bit 128 of the first answer.
  expect((heard[0]?.readUInt32LE(4) ?? 0) & 128).toBe(0)
})

type Answer = (said: Buffer, count: number) => Buffer[]

function serve(socket: Socket, answer: Answer, heard: Buffer[]): void {
  socket.on('error', () => {})
  socket.write(packet(0, greeting()))
  socket.on('data', (said) => {
    heard.push(said)
    answer(said, heard.length).forEach((each) => socket.write(each))
  })
}

function packet(sequence: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUIntLE(body.length, 0, 3)
  head[3] = sequence
  return Buffer.concat([head, body])
}

const OK = Buffer.from([0, 0, 0, 2, 0, 0, 0])

/** Lets everybody in, and wants a file for every question after that. */
function fileAsked(path: string): Answer {
  return (said, count) => {
    if (count === 1) return [packet(2, OK)]
    // The end of the file, without a byte of it.
    if (said.length === 4) return [packet(3, OK)]
    return [packet(1, Buffer.concat([Buffer.from([0xfb]), Buffer.from(path)]))]
  }
}

function clearAsked(): Answer {
  return (_said, count) =>
    count === 1
      ? [packet(2, Buffer.concat([Buffer.from([0xfe]), Buffer.from('mysql_clear_password\0')]))]
      : []
}

function greeting(): Buffer {
  const capabilities = 0x00_0f_a2_8f | 0x00_08_00_00
  const low = Buffer.alloc(2)
  low.writeUInt16LE(capabilities & 0xffff)
  const high = Buffer.alloc(2)
  high.writeUInt16LE(capabilities >>> 16)
  return Buffer.concat([
    Buffer.from([10]),
    Buffer.from('8.0.36\0'),
    Buffer.from([1, 0, 0, 0]),
    Buffer.from('12345678\0'),
    low,
    Buffer.from([0xe0, 2, 0]),
    high,
    Buffer.from([21]),
    Buffer.alloc(10),
    Buffer.from('123456789012\0'),
    Buffer.from('mysql_native_password\0'),
  ])
}
