import { Readable } from 'node:stream'
import { Failure, type Route, ROUTES, type RouteName, successStatus } from '@plainflow/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseLongLists } from './bounded-json.ts'
import { type Call, type Handlers, UploadedFile, WrittenAnswer } from './call.ts'
import { describeIssues } from './describe-issues.ts'
import { sendDownload } from './send-download.ts'
import { sendEvents } from './send-events.ts'
import type { RateLimits } from './rate-limits.ts'
import type { SignedIn } from './signed-in.ts'

interface MountOptions {
  readonly rates: RateLimits
  /** The server ends: streams without an end of their own must. */
  readonly closing: AbortSignal
  /** Whether a program shows the operator's token. */
  isOperator(request: FastifyRequest): boolean
  /** Who sent this, by cookie or bearer token. */
  signedIn(request: FastifyRequest): Promise<SignedIn | null>
}

/** Puts the whole contract onto the server. A route is private unless its declaration says public. */
export function mount(server: FastifyInstance, handlers: Handlers, options: MountOptions): void {
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    // Names and handlers are of one key; the loop over all of them cannot keep the pairs together.
    const handler = handlers[name as RouteName] as unknown as (call: unknown) => Promise<unknown>
    server.route({
      method: route.method,
      url: route.path,
      ...(route.unread ? { config: { isUnread: true } } : {}),
      ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
      handler: async (request, reply) => {
        const forgiveAttempt = options.rates.count(name, route, request)
        const isOpen = route.public || (route.operator && options.isOperator(request))
        const user = isOpen ? null : await options.signedIn(request)
        if (!isOpen && !user) throw new Failure('unauthenticated')
        if (user) request.userId = user.id
        if (!isOpen) refuseBeyondRole(route, user)
        const call: Call<Route> = {
          params: read(route.params, request.params),
          query: read(route.query, request.query),
          body: await readBody(route, request),
          // Non-null on private routes by the lines above.
          user: user as SignedIn,
          idempotencyKey: idempotencyKey(request),
          request,
          reply,
          forgiveAttempt,
        }
        try {
          await answer(route, await handler(call), call, options.closing)
        } catch (error) {
          if (route.multipart || route.bytes) discardRest(request)
          throw error
        }
        return reply
      },
    })
  }
}

function refuseBeyondRole(route: Route, user: SignedIn | null): void {
  if (route.role === 'admin' && user?.role !== 'admin')
    throw new Failure('forbidden', 'Only an administrator may do this.')
  // A key is for programs: one that fell into other hands must not open the account itself.
  if ((route.role || route.person) && user?.sessionHash === null)
    throw new Failure('forbidden', 'This takes a session: an API key does not open it.')
}

function read(schema: z.ZodType | undefined, value: unknown): undefined {
  if (!schema) return undefined
  const parsed = schema.safeParse(value ?? {})
  if (!parsed.success) throw new Failure('invalid_request', ...describeIssues(parsed.error.issues))
  // The handler's own type is made from the same schema; here it is erased.
  return parsed.data as undefined
}

async function readBody(route: Route, request: FastifyRequest): Promise<undefined> {
  const isStream = request.body instanceof Readable
  if (isStream !== Boolean(route.bytes)) throw new Failure('unsupported_media', mediaType(route))
  // Erased as in `read`; handlers of such routes get the stream.
  if (route.bytes) return request.body as undefined
  if (!route.multipart || !request.isMultipart()) {
    refuseLongLists(request.body)
    return read(route.body, request.body)
  }
  const part = await request.file()
  if (!part) throw new Failure('invalid_request', 'The form has no file in it.')
  // Erased as in `read`; handlers of multipart routes know both forms.
  return new UploadedFile(part) as unknown as undefined
}

function mediaType(route: Route): string | undefined {
  return route.bytes ? 'Send the bytes with Content-Type: application/octet-stream.' : undefined
}

async function answer(
  route: Route,
  given: unknown,
  { request, reply }: Call<Route>,
  closing: AbortSignal,
): Promise<void> {
  reply.status(successStatus(route))
  if (route.answer === 'empty') await reply.send()
  else if (route.answer === 'redirect') await reply.redirect(z.string().parse(given))
  else if (route.answer === 'text')
    await reply.type('text/plain; charset=utf-8').send(z.string().parse(given))
  else if (route.answer === 'download') await sendDownload(reply, given)
  else if (route.answer === 'events') await sendEvents(request, reply, given, closing)
  else if (given instanceof WrittenAnswer)
    await reply.type('application/json; charset=utf-8').send(given.text)
  // An answer that breaks the contract is our bug: better a 500 than a client that misreads it.
  else await reply.send(route.answer.parse(given))
}

/** A refused upload is still being sent: unread, it would hold up what follows on its connection. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return null
  if (typeof key !== 'string' || key.length > 200)
    throw new Failure('invalid_request', 'The Idempotency-Key holds 200 characters at most.')
  return key
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log line of the request. */
    userId?: string
  }
}
