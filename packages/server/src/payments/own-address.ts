import { Failure, isPage } from '@plainflow/contract'
import type { FastifyRequest } from 'fastify'

/** Where the asking browser has our pages: another name is refused before any handler is asked. */
export function ownOrigin(request: FastifyRequest, publicUrl: URL): string {
  return request.host === publicUrl.host
    ? publicUrl.origin
    : `${request.protocol}://${request.host}`
}

/**
 * A page of ours, as an address or as a path. Anything else is refused: after a payment a browser goes
 * there by itself.
 */
export function ownPage(text: string, origin: string, publicUrl: URL): URL {
  const address = URL.canParse(text, origin) ? new URL(text, origin) : null
  const isOurs =
    address !== null &&
    [origin, publicUrl.origin].includes(address.origin) &&
    address.username === '' &&
    address.password === '' &&
    isPage(address.pathname)
  if (!isOurs)
    throw new Failure('invalid_request', 'The address to return to must be a page of this server.')
  return address
}
