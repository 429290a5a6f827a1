import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import type { CacheRedisConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ parameters }: CacheRedisConfiguration): string {
  const { key, seconds } = parameters
  const named = key === '' ? '' : ` as ${sayQuoted(key)}`
  return `Cache in Redis${named}${seconds === undefined ? '' : ` for ${seconds} seconds`}`
}

export const openers = ['cache in redis', 'cache']

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
