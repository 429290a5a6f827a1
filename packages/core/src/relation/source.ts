import { rowsKey, type WebRequest } from './web-request.ts'

/**
 * Rows that lie outside, behind a connection of the user's. Here stands only what is asked for: who the
 * connection belongs to and its secrets are the server's, how it is asked is its connector's.
 */
export type OutsideSource = TableSource | QuerySource | RequestSource

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

/** The answers of a web address. */
export interface RequestSource extends Connected {
  readonly kind: 'request'
  readonly request: WebRequest
}

export interface Connected {
  /** The name of the connector, as in `core/src/connectors`. */
  readonly connector: string
  /** The id of the connection. */
  readonly connection: string
}

/** What a source is kept and found by beside the ids of datasets, none of which begins with a bracket. */
export function outsideId(source: OutsideSource): string {
  return JSON.stringify([source.kind, source.connection, ...askedOf(source)])
}

function askedOf(source: OutsideSource): readonly string[] {
  switch (source.kind) {
    case 'table':
      return [source.schema, source.table]
    case 'query':
      return [source.query]
    case 'request':
      return [rowsKey(source.request)]
  }
}

/** For systems of tables, which no block asks by requests. */
export function tableOrQuery(source: OutsideSource): TableSource | QuerySource {
  if (source.kind !== 'request') return source
  throw new Error(`${source.connector} was asked by a request, and has tables`)
}

/** A source in words, to stand in a sentence: `the table "orders"`. */
export function sayOutside(source: OutsideSource): string {
  switch (source.kind) {
    case 'table':
      return `the table "${source.table}"`
    case 'query':
      return 'the query'
    case 'request':
      return `the answer of "${withoutQuestion(source.request.url)}"`
  }
}

/** What stands behind the question mark is long, and nobody's to read. */
function withoutQuestion(url: string): string {
  return url.replace(/[?#][^]*$/, '')
}
