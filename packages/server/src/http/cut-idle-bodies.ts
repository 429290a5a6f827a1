import type { IncomingMessage } from 'node:http'
import { Failure, type FailureBody } from '@plainflow/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How long a body may stand still. */
export const BODY_IDLE_MS = 60_000

/** So often it is looked at, as a part of that time. */
const LOOKS = 10

/**
 * Ends requests whose bodies do not come: each would hold a connection, and whatever its route holds, for as
 * long as its sender likes. One that goes on may take as long as it needs, which a limit for the whole
 * request (`requestTimeout`) would forbid to large uploads.
 */
export function cutIdleBodies(server: FastifyInstance, idleMs: number): void {
  server.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watch(request, reply, idleMs)
  })
}

function watch(request: FastifyRequest, reply: FastifyReply, idleMs: number): void {
  const { raw } = request
  let seen = raw.socket.bytesRead
  let looksIdle = 0
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer)
    const { bytesRead } = raw.socket
    // What has arrived and was not read yet waits for us, not for the sender.
    looksIdle = bytesRead === seen && raw.readableLength === 0 ? looksIdle + 1 : 0
    seen = bytesRead
    if (looksIdle < LOOKS) return
    clearInterval(timer)
    cut(raw, reply)
  }, idleMs / LOOKS)
  timer.unref()
  reply.raw.once('close', () => clearInterval(timer))
}

/** Told before the connection goes: what waits for the body ends with it, and would answer nobody. */
function cut(raw: IncomingMessage, reply: FastifyReply): void {
  if (reply.raw.headersSent) {
    raw.destroy()
    return
  }
  const failure = new Failure('too_slow')
  const body: FailureBody = { error: failure.message, code: failure.code }
  reply.hijack()
  reply.raw.writeHead(failure.status, {
    // Set by the hooks before this one.
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  })
  reply.raw.end(JSON.stringify(body), () => raw.destroy())
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
