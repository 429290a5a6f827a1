import { once } from 'node:events'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { connect, isIP, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { OutsideFailed } from '../connector.ts'

/** Why the server does not lead there; what it could not reach may be reached later. */
export class NotLed extends OutsideFailed {
  readonly isPassing: boolean

  constructor(message: string, isPassing: boolean) {
    super(message, isPassing)
    this.isPassing = isPassing
  }
}

interface Led {
  readonly host?: string | null | undefined
  readonly port?: string | number | null | undefined
}
type Done = (error: Error | null, stream: Duplex) => void

/** Agents of Node whose connections go through the way, each asked for by its host. */
export function wayAgents(way: string, authority: string) {
  const http = new HttpAgent({ keepAlive: true, maxSockets: 2 })
  const https = new HttpsAgent({ keepAlive: true, maxSockets: 2 })
  lead(http, (led) => openTunnel(way, led))
  lead(https, (led) => openTls(way, led, authority))
  return {
    http,
    https,
    close: () => {
      http.destroy()
      https.destroy()
    },
  }
}

/** An agent calls back once its connection is there; that the method may do so its types do not say. */
function lead(agent: HttpAgent, open: (led: Led) => Promise<Duplex>): void {
  Object.assign(agent, {
    createConnection: (led: Led, done: Done) => {
      open(led).then(
        (stream) => done(null, stream),
        // An agent that is told of an error looks at no stream.
        (error: Error) => done(error, undefined as unknown as Duplex),
      )
    },
  })
}

/** The certificate has to be that of the host which was asked for, whatever lies between. */
async function openTls(way: string, led: Led, authority: string): Promise<Duplex> {
  const socket = await openTunnel(way, led)
  const host = bare(led.host)
  const secure = connectTls({
    socket,
    host,
    // A name is said; an address is none.
    servername: isIP(host) === 0 ? host : '',
    ...(authority.trim() === '' ? {} : { ca: authority }),
  })
  await once(secure, 'secureConnect')
  return secure
}

async function openTunnel(way: string, led: Led): Promise<Socket> {
  const host = bare(led.host)
  const socket = connect({ path: way })
  try {
    await once(socket, 'connect')
    const named = isIP(host) === 6 ? `[${host}]` : host
    socket.write(`CONNECT ${named}:${led.port} HTTP/1.1\r\n\r\n`)
    refuseUnled(await readHead(socket), socket)
    return socket
  } catch (error) {
    socket.destroy()
    throw error
  }
}

function bare(host: string | null | undefined): string {
  return (host ?? '').replace(/^\[|\]$/g, '')
}

/** The server's answer, to its end: what it refuses it says why, and what it opens is silent until spoken to. */
async function readHead(socket: Socket): Promise<string> {
  let head = ''
  for (;;) {
    await once(socket, 'readable')
    const piece: unknown = socket.read()
    if (piece === null) {
      if (socket.readableEnded || socket.destroyed) return head
      continue
    }
    head += String(piece)
    const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? []
    const end = head.indexOf('\r\n\r\n')
    if (end !== -1 && Buffer.byteLength(head.slice(end + 4)) >= Number(length ?? 0)) return head
  }
}

function refuseUnled(head: string, socket: Socket): void {
  if (head.startsWith('HTTP/1.1 200 ')) return
  socket.destroy()
  const said = /\r\n\r\n(\{[^]*\})$/.exec(head)?.[1]
  // Only our own server answers on the way.
  const { message } = said ? (JSON.parse(said) as { message: string }) : { message: '' }
  throw new NotLed(message || 'The connection never came about.', !head.includes(' 403 '))
}
