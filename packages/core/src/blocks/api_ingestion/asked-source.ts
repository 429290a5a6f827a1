import type { Column } from '../../relation/column.ts'
import type { RequestSource } from '../../relation/source.ts'
import { columnsKey } from '../../relation/web-request.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { connectionOf } from '../connection-of.ts'
import type { ApiIngestionConfiguration } from './config.ts'

/** What the block asks for; null without a connection. */
export function askedSource(
  { dataSource }: ApiIngestionConfiguration,
  catalogue: Catalogue,
): RequestSource | null {
  const { connectionId, ...request } = dataSource.config
  const connection = connectionOf(catalogue, connectionId)
  if (!connection) return null
  const { id, connector } = connection
  return { kind: 'request', connection: id, connector, request }
}

/** The columns of the answer when it was last tried; undefined where it never was. */
export function knownColumns(
  configuration: ApiIngestionConfiguration,
  catalogue: Catalogue,
): readonly Column[] | undefined {
  const asked = askedSource(configuration, catalogue)
  const { known = [] } = (asked && connectionOf(catalogue, asked.connection)) ?? {}
  if (!asked) return undefined
  const key = columnsKey(asked.request)
  return known.find(({ source }) => source.kind === 'request' && columnsKey(source.request) === key)
    ?.columns
}
