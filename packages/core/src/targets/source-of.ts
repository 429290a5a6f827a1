import { type From, sourceId } from '../relation/relation.ts'
import { type Connected, outsideId, type OutsideSource } from '../relation/source.ts'
import type { CsvDialect, SourceConnection, SourceFile, Sources } from './target.ts'

/** The file behind rows; of rows from outside, their copy. One that is not given is a bug of the caller. */
export function sourceOf(sources: Sources, from: From): SourceFile {
  if ('outside' in from) return outsideCopy(connectionOf(sources, from.outside), from.outside)
  const id = sourceId(from)
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined
  if (!source || 'variable' in source)
    throw new Error(`No file is given for the dataset ${JSON.stringify(id)}`)
  return source
}

export function connectionOf(sources: Sources, { connection }: Connected): SourceConnection {
  const key = connectionKey(connection)
  const found = Object.hasOwn(sources, key) ? sources[key] : undefined
  if (!found || !('variable' in found))
    throw new Error(`Nothing is known of the connection ${JSON.stringify(connection)}`)
  return found
}

/** What a connection is kept by among the sources; no dataset has a colon in its id. */
export function connectionKey(connection: string): string {
  return `connection:${encodeURIComponent(connection)}`
}

/** Rows from outside as a file, for a language that cannot go there: `shop.orders.parquet`. */
function outsideCopy({ variable }: SourceConnection, source: OutsideSource): SourceFile {
  const plain = calledOf(source).replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')
  const place = variable.replace(/_URL$/, '').toLowerCase()
  return { path: `${place}.${plain}.parquet`, format: 'parquet' }
}

function calledOf(source: OutsideSource): string {
  switch (source.kind) {
    case 'table':
      return [source.schema, source.table].filter((part) => part !== '').join('.')
    case 'query':
      return `query-${digest(source.query)}`
    case 'request':
      return `answer-${digest(outsideId(source))}`
  }
}

/** FNV-1a: no secret, only that two queries have two files. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

export const COMMON_CSV: CsvDialect = { delimiter: ',', quote: '"', header: true, skip: 0 }
