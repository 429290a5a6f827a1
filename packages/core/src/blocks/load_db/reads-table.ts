import type { TableSource } from '../../relation/source.ts'
import { initial, type LoadDbConfiguration } from './config.ts'

/** The block filled in for a table that somebody picked. */
export function readsTable({
  connector,
  connection,
  schema,
  table,
}: TableSource): LoadDbConfiguration {
  const { dataSource } = initial
  const config = {
    ...dataSource.config,
    dbType: connector,
    connectionId: connection,
    schemaName: schema,
    tableName: table,
  }
  return { dataSource: { ...dataSource, config } }
}
