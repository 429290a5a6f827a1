import type { ConnectionView } from '@plainflow/contract'
import type { CatalogueConnection, OutsideSource } from '@plainflow/core'

type Asked = ConnectionView['known'][number]['source']

/** A connection as pipelines are checked with it: what of it was looked at has columns. */
export function toCatalogue({
  id,
  name,
  connector,
  writes,
  known,
}: ConnectionView): CatalogueConnection {
  const sourceOf = (asked: Asked): OutsideSource => {
    const connected = { connector, connection: id }
    if ('request' in asked) return { ...connected, kind: 'request', request: asked.request }
    return 'query' in asked
      ? { ...connected, kind: 'query', query: asked.query }
      : { ...connected, kind: 'table', ...asked }
  }
  return {
    id,
    name,
    connector,
    writes,
    known: known.map(({ source, columns }) => ({ source: sourceOf(source), columns })),
  }
}
