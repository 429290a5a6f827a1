import { sayQuoted } from '../../words/say.ts'
import type { CacheRedisConfiguration } from './config.ts'

export function describe({ parameters }: CacheRedisConfiguration): string {
  const { key, seconds } = parameters
  const named = key === '' ? '' : ` as ${sayQuoted(key)}`
  return `Cache in Redis${named}${seconds === undefined ? '' : ` for ${seconds} seconds`}`
}

export const openers = ['cache in redis', 'cache']
