import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import type { LoadDbConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ dataSource }: LoadDbConfiguration): string {
  const { dbType, tableName } = dataSource.config
  return `Load ${tableName === '' ? 'a table' : sayQuoted(tableName)} from ${dbType}`
}

export const openers = [
  'load from postgresql',
  'load from mysql',
  'load from sqlite',
  'load from mongodb',
  'load from the database',
  'load from a database',
  'load a table from',
  'read from the database',
  'read from postgres',
  'load from postgres',
]

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
