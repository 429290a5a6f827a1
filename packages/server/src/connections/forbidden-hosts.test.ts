import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { CONNECTORS } from '@plainflow/core'
import { expect, test } from 'vitest'
import { ADDRESSES, NOT_HOSTS, SPELLINGS } from '../outbound/testing/forbidden-hosts.ts'
import { startTestServer } from '../testing/start-test-server.ts'

/** Whatever the kind: nothing stands between a connection and the way out but what is asked here. */
test.each(CONNECTORS.filter(({ fields }) => fields.some(({ isHost }) => isHost)))(
  'no connection of $label leads where none may',
  async ({ name, fields }) => {
    let reached = 0
    const inside = createServer((socket) => {
      reached += 1
      socket.destroy()
    }).listen({ host: '::', port: 0, ipv6Only: false })
    await once(inside, 'listening')
    const { port } = inside.address() as AddressInfo // on a port, so it is no path
    const server = await startTestServer()
    try {
      const user = await server.signUp()
      for (const host of [...ADDRESSES, ...SPELLINGS, ...NOT_HOSTS]) {
        const settings = Object.fromEntries(
          fields
            .filter(({ isSecret }) => !isSecret)
            .map((field) => [
              field.name,
              field.isHost
                ? host
                : field.isPort
                  ? port
                  : field.initial === ''
                    ? 'x'
                    : field.initial,
            ]),
        )
        const body = { id: null, connector: name, settings, secrets: {} }
        const told = await user.call('tryConnection', { body }).then(
          ({ success }) => success,
          () => false,
        )
        expect(told, host).toBe(false)
      }
      expect(reached).toBe(0)
    } finally {
      await server.close()
      inside.close()
    }
  },
)
