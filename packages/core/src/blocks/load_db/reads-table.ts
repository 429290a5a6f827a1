import type { TableSource } from '../../relation/source.ts'
import { DATABASES, initial, type LoadDbConfiguration } from './config.ts'

/** The block filled in for a table that somebody picked. */
export function readsTable({
  connector,
  connection,
  schema,
  table,
}: TableSource): LoadDbConfiguration | null {
  const dbType = DATABASES.find((name) => name === connector)
  if (dbType === undefined) return null
  const { dataSource } = initial
  const config = {
    ...dataSource.config,
    dbType,
    connectionId: connection,
    schemaName: schema,
    tableName: table,
  }
  return { dataSource: { ...dataSource, config } }
}
