import type { Document } from 'mongodb'
import type { ReadRequest } from '../connector.ts'
import type { PlacedColumn } from './cells.ts'
import { isNameable, matchOf, nameOf } from './match.ts'

interface Asked extends Pick<ReadRequest, 'conditions' | 'sort' | 'limit'> {
  /** All that can be asked about, and those that travel. */
  readonly columns: readonly PlacedColumn[]
  readonly read: readonly PlacedColumn[]
}

/** As much of what is asked as this server surely means the same by. */
export function stagesOf({ columns, read, conditions, sort, limit }: Asked): readonly Document[] {
  const known = new Map(columns.map((column) => [column.name, column]))
  const matches = conditions.map((condition) => matchOf(condition, (name) => known.get(name)))
  const kept = matches.filter((match) => match !== null)
  const where = kept.length === 0 ? [] : [{ $match: { $and: kept.map(({ filter }) => filter) } }]
  const order = orderOf(sort, known)
  const isAllThere = matches.every((match) => match?.isExact === true) && order !== null
  const top = limit === null || !isAllThere ? [] : [...order, { $limit: Math.trunc(limit) }]
  return [...where, ...top, ...projection(read)]
}

/** The stages that sort; null where texts would be, which other types may stand between. */
function orderOf(
  sort: ReadRequest['sort'],
  known: ReadonlyMap<string, PlacedColumn>,
): readonly Document[] | null {
  if (sort.length === 0) return []
  const keys: Record<string, 1 | -1> = {}
  const empty: Record<string, Document> = {}
  for (const [at, { column, direction, nulls }] of sort.entries()) {
    const found = known.get(column)
    if (!found || found.type === 'text' || found.type === 'date' || !isNameable(found)) return null
    const value = `$${nameOf(found)}`
    const isNothing = { $or: [{ $lte: [value, null] }, { $eq: [value, NaN] }] }
    empty[`plainflow_${at}`] = { $cond: [isNothing, 1, 0] }
    keys[`plainflow_${at}`] = nulls === 'last' ? 1 : -1
    keys[nameOf(found)] = direction === 'ascending' ? 1 : -1
  }
  return [{ $addFields: empty }, { $sort: keys }]
}

/** Whole fields of the document: within one that is not what it was, nothing must get lost unseen. */
function projection(read: readonly PlacedColumn[]): readonly Document[] {
  const names = new Set(read.map(({ path }) => path[0] ?? ''))
  if (![...names].every((name) => isNameable({ name, type: 'text', path: [name] }))) return []
  const fields = Object.fromEntries([...names].map((name) => [name, 1]))
  return [{ $project: { _id: 0, ...fields } }]
}
