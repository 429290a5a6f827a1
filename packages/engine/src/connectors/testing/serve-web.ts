import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'

export interface ServedWeb {
  readonly port: number
  /** `http://127.0.0.1:1234` */
  readonly origin: string
  /** What was asked, as `GET /orders?page=1`. */
  readonly asked: readonly string[]
  /** The headers of each. */
  readonly heard: readonly IncomingMessage['headers'][]
  readonly bodies: readonly string[]
  close(): Promise<void>
}

/** An answer: JSON, unless it is text; or whatever the script does itself. */
export type Scripted =
  | {
      readonly status?: number
      readonly headers?: Readonly<Record<string, string | string[]>>
      readonly body?: unknown
    }
  | ((reply: ServerResponse) => void)

export interface Visit {
  readonly url: URL
  readonly method: string
  readonly headers: IncomingMessage['headers']
  /** How often this path was asked before. */
  readonly before: number
}

/** A web server on loopback that answers by a script. */
export async function serveWeb(
  script: (visit: Visit) => Scripted,
  tls?: { readonly key: string; readonly cert: string },
): Promise<ServedWeb> {
  const asked: string[] = []
  const heard: IncomingMessage['headers'][] = []
  const bodies: string[] = []
  const visits = new Map<string, number>()
  const answer = (request: IncomingMessage, reply: ServerResponse) => {
    const pieces: string[] = []
    request.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      asked.push(`${method} ${path}`)
      heard.push(headers)
      bodies.push(pieces.join(''))
      const url = new URL(path, 'http://127.0.0.1')
      const before = visits.get(url.pathname) ?? 0
      visits.set(url.pathname, before + 1)
      send(reply, script({ url, method, headers, before }))
    })
  }
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    port,
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    asked,
    heard,
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function send(reply: ServerResponse, scripted: Scripted): void {
  if (typeof scripted === 'function') return scripted(reply)
  const { status = 200, headers = {}, body = '' } = scripted
  const isPlain = typeof body === 'string' || Buffer.isBuffer(body)
  reply.writeHead(status, {
    ...(isPlain ? {} : { 'content-type': 'application/json' }),
    ...headers,
  })
  reply.end(isPlain ? body : JSON.stringify(body))
}
