import { sayQuoted } from '../../words/say.ts'
import type { LoadDbConfiguration } from './config.ts'

export function describe({ dataSource }: LoadDbConfiguration): string {
  const { dbType, tableName, query } = dataSource.config
  const asked = query === '' ? 'a table' : 'a query'
  return `Load ${tableName === '' ? asked : sayQuoted(tableName)} from ${dbType}`
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
