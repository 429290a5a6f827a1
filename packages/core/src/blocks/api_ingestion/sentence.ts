import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import type { ApiIngestionConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ dataSource }: ApiIngestionConfiguration): string {
  const { url, method } = dataSource.config
  return `Ingest from ${url === '' ? 'an API' : sayQuoted(url)} by ${method}`
}

export const openers = [
  'ingest from',
  'fetch from',
  'load from the api',
  'load from an api',
  'call the api',
  'read from the api',
]

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
