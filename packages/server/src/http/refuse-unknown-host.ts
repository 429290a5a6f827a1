import { Failure } from '@plainflow/contract'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../is-loopback.ts'

/** Probes ask by whatever name they find; the answers tell nothing, or take a token that no browser sends by itself. */
const OPEN = ['/api/health', '/api/ready', '/metrics']

/**
 * A page elsewhere can have its own name point here for a moment, and then counts as ours for the
 * browser (DNS rebinding). So the server answers only to the name it was given, and on this machine.
 */
export function refuseUnknownHost(request: FastifyRequest, publicUrl: URL): void {
  if (request.method === 'GET' && OPEN.includes(request.url)) return
  // The second is the first, or what a proxy that is believed says of it.
  const unknown = [request.headers.host ?? '', request.host].find((host) => {
    const name = hostname(host)
    return name !== publicUrl.hostname && !isLoopback(name)
  })
  if (unknown === undefined) return
  throw new Failure(
    'wrong_host',
    `This server answers under ${publicUrl.origin}, not under ${JSON.stringify(unknown.slice(0, 300))}. Start it with PUBLIC_URL set to the address people use, such as http://192.168.0.10:3000.`,
  )
}

/** Without its port, spelled as in an address; empty where it is none. */
function hostname(host: string): string {
  // More than a name and a port would be read as a user, a path or a query.
  if (!/^[^\s/?#@\\]+$/.test(host) || !URL.canParse(`http://${host}`)) return ''
  return new URL(`http://${host}`).hostname
}
