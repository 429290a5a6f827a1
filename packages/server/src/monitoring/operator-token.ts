import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** Whether the program that asks was given the token of `PLAINFLOW_METRICS_TOKEN`. */
export function holdsOperatorToken(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
): boolean {
  if (metricsToken === null || headers.authorization === undefined) return false
  // Of one length, so that how long it takes to compare tells nothing.
  return timingSafeEqual(digest(headers.authorization), digest(`Bearer ${metricsToken}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
