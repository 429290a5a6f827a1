import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { WithBackground } from '../background.ts'
import type { WithLog } from '../log.ts'
import { isHttps, type WithSettings } from '../settings.ts'
import { refuseCrowded } from './bounded-json.ts'
import { BODY_IDLE_MS, cutIdleBodies } from './cut-idle-bodies.ts'
import type { Handlers } from './call.ts'
import { answerFailure } from './failure-mapper.ts'
import { hearOut } from './hear-out.ts'
import { mount } from './mount.ts'
import { RateLimits } from './rate-limits.ts'
import { refuseCrossOrigin } from './refuse-cross-origin.ts'
import { refuseUnknownHost } from './refuse-unknown-host.ts'
import { securityHeaders } from './security-headers.ts'
import { serveWeb } from './serve-web.ts'
import type { SignedIn } from './signed-in.ts'

export interface HttpOptions {
  readonly handlers: Handlers
  readonly sessions: Sessions
  readonly watch: Watch
  readonly webFolder: string | null
  /** How long a body may stand still. */
  readonly bodyIdleMs?: number | undefined
}

/** Accounts answer requests, so that HTTP knows of accounts only this. */
export interface Sessions {
  /** Whether a browser sent this with the cookie of a session. */
  carriedBy(request: FastifyRequest): boolean
  /** Who sent this, by cookie or bearer token. */
  find(request: FastifyRequest): Promise<SignedIn | null>
}

/** Likewise of whoever watches the server. */
export interface Watch {
  /** Whether a program shows the operator's token. */
  isOperator(request: FastifyRequest): boolean
  answered(answered: Answered): void
}

export interface Answered {
  readonly method: string
  /** The pattern: an address may hold a secret, and there is no end of them. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** JSON is handed on as the text that was sent. */
    isUnread?: boolean
  }
}

/** The HTTP server with the whole contract and the web on it, not yet listening. */
export async function createHttp(
  { settings, log, background }: WithSettings & WithLog & WithBackground,
  { handlers, sessions, watch, webFolder, bodyIdleMs = BODY_IDLE_MS }: HttpOptions,
): Promise<FastifyInstance> {
  const headers = securityHeaders(isHttps(settings))
  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < settings.proxyHops,
    bodyLimit: 1_000_000,
    // Requests in progress are answered before the server ends; idle connections do not hold it.
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers)
      void answerFailure(error, request, reply)
    },
  })
  server.removeContentTypeParser('text/plain')
  const readJson = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.isUnread === true) return done(null, String(body))
    refuseCrowded(String(body))
    readJson(request, String(body), done)
  })
  // Handed on unread: the routes that take bytes write them to disk as they come.
  server.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
    done(null, payload),
  )
  await server.register(cookie)
  await server.register(multipart, {
    limits: {
      fileSize: settings.maxFileBytes + 1,
      files: 1,
      fields: 10,
      fieldSize: 10_000,
      parts: 11,
    },
    throwFileSizeLimit: false,
  })
  server.setErrorHandler(answerFailure)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    refuseUnknownHost(request, settings.publicUrl)
    refuseCrossOrigin(request, settings.publicUrl, sessions.carriedBy(request))
  })
  cutIdleBodies(server, bodyIdleMs)
  server.addHook('onRequest', hearOut)
  server.addHook('onResponse', async (request, reply) => {
    const { method } = request
    // The pattern, not the address: what stands in a query may be a secret.
    const { url: route = 'unknown' } = request.routeOptions
    const { statusCode: status, elapsedTime } = reply
    watch.answered({ method, route, status, seconds: elapsedTime / 1_000 })
    const ms = Math.round(elapsedTime * 10) / 10
    request.log.info({ method, route, status, ms, user: request.userId }, 'request')
  })
  const rates = new RateLimits(settings.rateLimitFactor)
  background.every(60_000, 'sweep rate limits', async () => rates.sweep())
  const closing = new AbortController()
  server.addHook('preClose', async () => closing.abort())
  mount(server, handlers, {
    rates,
    closing: closing.signal,
    isOperator: (request) => watch.isOperator(request),
    signedIn: (request) => sessions.find(request),
  })
  await serveWeb(server, webFolder, settings)
  return server
}
