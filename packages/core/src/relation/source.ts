/**
 * Rows that lie outside, behind a connection of the user's. Here stands only what is asked for: who the
 * connection belongs to and its secrets are the server's, how it is asked is its connector's.
 */
export type OutsideSource = TableSource | QuerySource

export interface TableSource extends Connected {
  readonly kind: 'table'
  /** Empty: the connection's own. */
  readonly schema: string
  readonly table: string
}

/** One SELECT in the language of the system itself. */
export interface QuerySource extends Connected {
  readonly kind: 'query'
  readonly query: string
}

export interface Connected {
  /** The name of the connector, as in `core/src/connectors`. */
  readonly connector: string
  /** The id of the connection. */
  readonly connection: string
}

/** What a source is kept and found by beside the ids of datasets, none of which begins with a bracket. */
export function outsideId(source: OutsideSource): string {
  const asked = source.kind === 'table' ? [source.schema, source.table] : [source.query]
  return JSON.stringify([source.kind, source.connection, ...asked])
}
