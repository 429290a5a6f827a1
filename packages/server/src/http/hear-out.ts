import { Failure } from '@plainflow/contract'
import type { FastifyRequest } from 'fastify'

/** More than this is cut off: it is no slip. */
const MOST = 50_000_000

/**
 * Reads a body that is too large to its end before it is refused: cut off while it still sends, many a
 * client sees a broken connection and never the answer.
 */
export async function hearOut({ headers, raw, routeOptions }: FastifyRequest): Promise<void> {
  const length = Number(headers['content-length'] ?? 0)
  const isJson = headers['content-type']?.startsWith('application/json') ?? false
  if (!isJson || length <= (routeOptions.bodyLimit ?? Infinity) || length > MOST) return
  raw.resume()
  await new Promise((resolve) => raw.once('close', resolve).once('end', resolve))
  throw new Failure('too_large')
}
