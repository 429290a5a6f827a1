import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findIsolation } from '../process/isolation.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { connector } from './testing/knocking/connector.ts'
import { testOutside } from './test-outside.ts'

const CHILD = fileURLToPath(new URL('./testing/knocking/child.ts', import.meta.url))
const LAST = 'last'
const DNS_HEADER = 12
const { network } = await findIsolation()

/** Where no namespace can be had, nothing keeps a process off the network. */
test.skipIf(network === 'none')(
  'a connector reaches the socket it was handed, and nothing else',
  async () => {
    const arrived: string[] = []
    const counting = (name: string) =>
      createServer((socket) => {
        arrived.push(name)
        socket.destroy()
      })
    const tcp = counting('tcp')
    const port = await listening(tcp, { port: 0 })
    const udp = createSocket('udp4', (said, from) => {
      arrived.push(String(said) === LAST ? LAST : 'udp')
      if (said.length >= DNS_HEADER) udp.send(refusal(said), from.port, from.address)
    })
    udp.bind(port)
    await once(udp, 'listening')
    const abstract = `plainflow-test-${port}`
    const hidden = counting('abstract')
    await listening(hidden, { path: `\0${abstract}` })
    const way = join(await temporaryFolder(), 'way')
    const handed = counting('way')
    await listening(handed, { path: way })
    const settings = { port, abstract, hosts: ownAddresses().join(' ') }
    try {
      // From here all of it can be reached: what does not arrive from there is not for want of an ear.
      await connector.test({ settings, secrets: {}, way })
      await expect.poll(() => new Set(arrived)).toEqual(new Set(['way', 'tcp', 'udp', 'abstract']))
      udp.send(LAST, port, '127.0.0.1')
      await expect.poll(() => arrived).toContain(LAST)
      arrived.length = 0
      const reach = { settings, secrets: {}, way }
      const { version } = await testOutside(connector.name, reach, { entryPath: CHILD })
      // What was sent before it is read before it.
      udp.send(LAST, port, '127.0.0.1')
      await expect.poll(() => arrived).toContain(LAST)
      expect(arrived).toEqual(['way', LAST])
      const { way: answered, ...others } = JSON.parse(version) as Record<string, string>
      expect(answered).toBe('reached')
      expect(Object.values(others)).not.toContain('reached')
    } finally {
      for (const server of [tcp, hidden, handed]) server.close()
      udp.close()
    }
  },
)

async function listening(server: Server, at: object): Promise<number> {
  server.listen(at)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Loopback, and whatever else leads to this machine. */
function ownAddresses(): string[] {
  const others = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const plain = others.filter(({ address }) => !address.startsWith('fe80'))
  return [...new Set(['127.0.0.1', ...plain.map(({ address }) => address)])]
}

/** The question as it came, marked as an answer that refuses it: else the asking one would wait. */
function refusal(question: Buffer): Buffer {
  const answer = Buffer.from(question)
  answer.writeUInt16BE(0x81_85, 2)
  return answer
}
