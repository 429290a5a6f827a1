import type { Catalogue, CatalogueConnection } from '../../tables/catalogue.ts'
import type { Column } from '../../relation/column.ts'
import { outsideId, type OutsideSource } from '../../relation/source.ts'
import { connectionOf } from '../connection-of.ts'
import type { LoadDbConfiguration } from './config.ts'

export function chosenConnection(
  { dataSource }: LoadDbConfiguration,
  catalogue: Catalogue,
): CatalogueConnection | undefined {
  return connectionOf(catalogue, dataSource.config.connectionId)
}

/** What the block asks its connection for; null without one. A query goes before a table. */
export function askedSource(
  configuration: LoadDbConfiguration,
  catalogue: Catalogue,
): OutsideSource | null {
  const connection = chosenConnection(configuration, catalogue)
  if (!connection) return null
  const { schemaName, tableName, query } = configuration.dataSource.config
  const connected = { connection: connection.id, connector: connection.connector }
  if (query.trim() !== '') return { ...connected, kind: 'query', query }
  return { ...connected, kind: 'table', schema: schemaName, table: tableName }
}

/** The columns that were there when it was last looked at; undefined where it never was. */
export function knownColumns(
  configuration: LoadDbConfiguration,
  catalogue: Catalogue,
): readonly Column[] | undefined {
  const source = askedSource(configuration, catalogue)
  if (!source) return undefined
  const id = outsideId(source)
  const { known = [] } = chosenConnection(configuration, catalogue) ?? {}
  return known.find((one) => outsideId(one.source) === id)?.columns
}
