import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Server-sent events: one for each value, until the values end or the client leaves. */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  given: unknown,
  closing: AbortSignal,
): Promise<void> {
  if (given === null) {
    // Who is told so asks no more; an empty stream would be opened again and again.
    await reply.status(204).send()
    return
  }
  const values = (given as AsyncIterable<unknown>)[Symbol.asyncIterator]() // the handler's type, erased by `mount`
  reply.hijack()
  // Fastify's headers are a superset by type only (it allows `undefined`, which Node allows too).
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no', // nginx would hold the events back
  })
  reply.raw.write(': open\n\n')
  // Proxies close connections that stay silent for a minute.
  const alive = setInterval(() => reply.raw.write(': alive\n\n'), 15_000)
  const over = new AbortController()
  const left = new Promise<null>((resolve) => {
    const leave = () => resolve(null)
    // The response's, not the request's: that of a request with a body is closed once it was read.
    reply.raw.once('close', leave)
    closing.addEventListener('abort', leave, { signal: over.signal })
    // Either may have been told before anybody listened.
    if (reply.raw.destroyed || closing.aborted) leave()
  })
  try {
    for (;;) {
      const next = await Promise.race([values.next(), left])
      if (next === null || next.done) break
      reply.raw.write(written(next.value))
    }
  } catch (error) {
    request.log.error({ err: error }, 'Events ended early')
  } finally {
    clearInterval(alive)
    over.abort()
    values.return?.().catch((error: unknown) => {
      request.log.error({ err: error }, 'Events could not be ended')
    })
    reply.raw.end()
  }
}

function written(event: unknown): string {
  if (event instanceof EventWithId) return `id: ${event.id}\n${written(event.value)}`
  return `data: ${JSON.stringify(event)}\n\n`
}

/** A value with the id under which its reader may go on: the browser sends it back as `Last-Event-ID`. */
export class EventWithId {
  readonly id: string
  readonly value: unknown

  constructor(id: string, value: unknown) {
    this.id = id
    this.value = value
  }
}
