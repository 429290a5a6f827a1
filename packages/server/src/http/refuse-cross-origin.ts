import { Failure } from '@plainflow/contract'
import type { FastifyRequest } from 'fastify'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A page elsewhere can make a browser send our cookie along. What changes something must therefore
 * come from our own pages, or carry a bearer token, which no other page has.
 */
export function refuseCrossOrigin(
  request: FastifyRequest,
  publicUrl: URL,
  carriesSession: boolean,
): void {
  if (SAFE.has(request.method)) return
  if (request.headers.authorization !== undefined) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  const origin = request.headers.origin
  if (site === undefined && origin !== undefined) {
    // Browsers tell the site on secure origins only; over plain HTTP the origin has to do.
    if (origin === publicUrl.origin || origin === `${request.protocol}://${request.host}`) return
  }
  // Neither header: no browser sent this, and without our cookie there is nothing to abuse.
  if (site === undefined && origin === undefined && !carriesSession) return
  throw new Failure('cross_origin')
}
