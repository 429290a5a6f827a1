import { sayQuoted } from '../../words/say.ts'
import type { ApiIngestionConfiguration } from './config.ts'

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
