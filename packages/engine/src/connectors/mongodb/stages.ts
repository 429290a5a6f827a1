import type { Document } from 'mongodb'
import type { ReadRequest } from '../connector.ts'
import type { PlacedColumn } from './cells.ts'
import { isNameable, matchOf, nameOf } from './match.ts'

interface Asked extends Pick<ReadRequest, 'needed' | 'conditions' | 'sort' | 'limit'> {
  /** All that can be asked about, and those that travel. */
  readonly columns: readonly PlacedColumn[]
  readonly read: readonly PlacedColumn[]
}

export interface ReadPlan {
  readonly filter: Document
  /** Stages that sort; none where any rows will do. */
  readonly order: readonly Document[]
  readonly limit: number | null
  /** The fields that travel; null: all. */
  readonly fields: Document | null
}

/** As much of what is asked as this server surely means the same by. */
export function readPlan({ columns, read, needed, conditions, sort, limit }: Asked): ReadPlan {
  const known = new Map(columns.map((column) => [column.name, column]))
  const matches = conditions.map((condition) => matchOf(condition, (name) => known.get(name)))
  const kept = matches.filter((match) => match !== null)
  const order = orderOf(sort, known)
  const isAllThere = matches.every((match) => match?.isExact === true) && order !== null
  const isLimited = limit !== null && isAllThere
  return {
    filter: kept.length === 0 ? {} : { $and: kept.map(({ filter }) => filter) },
    order: isLimited ? order : [],
    // None at all cannot be asked for.
    limit: isLimited ? Math.max(1, Math.trunc(limit)) : null,
    fields: needed === null ? null : fieldsOf(read),
  }
}

export function stagesOf({ filter, order, limit, fields }: ReadPlan): readonly Document[] {
  return [
    { $match: filter },
    ...order,
    ...(limit === null ? [] : [{ $limit: limit }]),
    ...(fields === null ? [] : [{ $project: fields }]),
  ]
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
function fieldsOf(read: readonly PlacedColumn[]): Document | null {
  const names = new Set(read.map(({ path }) => path[0] ?? ''))
  if (![...names].every((name) => isNameable({ name, type: 'text', path: [name] }))) return null
  return { _id: 0, ...Object.fromEntries([...names].map((name) => [name, 1])) }
}
