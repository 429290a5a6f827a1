import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Failure, isPage } from '@plainflow/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { answerFailure } from './failure-mapper.ts'
import { pagePolicy } from './security-headers.ts'

/** Serves the built web: hashed assets for ever, the page itself fresh and with a new nonce. */
export async function serveWeb(
  server: FastifyInstance,
  webFolder: string | null,
  { billing }: Pick<Settings, 'billing'>,
): Promise<void> {
  const index = webFolder === null ? null : join(webFolder, 'index.html')
  const hasWeb = webFolder !== null && index !== null && existsSync(index)
  if (hasWeb) {
    await server.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  // The page knows from its beginning whether it shows plans and prices.
  const mode = `<head><meta name="billing" content="${billing.kind}" />`
  const html = hasWeb ? readFileSync(index, 'utf8').replace('<head>', mode) : null
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (/^\/api(\/|$)/.test(path) || !wantsPage)
      return answerFailure(new Failure('not_found'), request, reply)
    return sendPage(reply, html, path, request)
  })
}

function sendPage(reply: FastifyReply, html: string | null, path: string, request: FastifyRequest) {
  if (html === null)
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The web was not built: run "npm run build" first.\n')
  const nonce = randomBytes(16).toString('base64')
  // A code from an external sign-in stands in the address: it must not travel on as a referrer.
  const carriesCode = request.url.includes('token=')
  return (
    reply
      // Anything else is the web's own 404 page, and says so in its status.
      .status(isPage(path) ? 200 : 404)
      .header('content-security-policy', pagePolicy(nonce))
      .header('referrer-policy', carriesCode ? 'no-referrer' : 'strict-origin-when-cross-origin')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}" />`))
  )
}
