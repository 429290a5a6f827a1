import type { Predicate, Query } from '../query/query.ts'
import type { ColumnRef } from '../../../tables/column-ref.ts'
import type { SchemaTable } from '../../../tables/schema.ts'

type Within = Extract<Predicate, { kind: 'within' }>

/**
 * "Each course with its number of pupils", where courses are kept that some pupil takes: a course itself is there
 * once, so what is counted for each of them are the rows it is related to.
 */
export function countRelated(query: Query, schema: readonly SchemaTable[]): Query {
  const [main, ...others] = query.tables
  const table = schema.find(({ id }) => id === main)
  if (!table || others.length > 0 || !countsRows(query) || !isOfSingles(query.group, table))
    return query
  const relation = query.where.find(isPlain)
  if (!relation) return query
  const { query: inner, column } = relation
  const [shown] = inner.select
  if (shown?.kind !== 'column') return query
  const where = query.where.filter((one) => one !== relation && !isTold(one, inner.tables))
  return {
    ...query,
    tables: [...query.tables, ...inner.tables],
    joins: [{ left: column, right: shown.column }, ...inner.joins],
    where: [...where, ...inner.where],
  }
}

function countsRows({ select, order, having }: Query): boolean {
  const items = [...select, ...order.map(({ item }) => item), ...having.map(({ item }) => item)]
  return items.some((item) => item.kind === 'measure' && item.measure === 'count_rows')
}

function isOfSingles(group: readonly ColumnRef[], { id, columns }: SchemaTable): boolean {
  return group.some(
    ({ table, column }) =>
      table === id && columns.some(({ name, unique }) => name === column && unique),
  )
}

function isPlain(one: Predicate): one is Within {
  if (one.kind !== 'within' || one.negated) return false
  const { group, having, limit } = one.query
  return group.length === 0 && having.length === 0 && limit === undefined
}

/** Rows that are joined are there: nothing is left to ask of them. */
function isTold(one: Predicate, joined: readonly string[]): boolean {
  return (
    isPlain(one) &&
    one.query.where.length === 0 &&
    one.query.tables.every((table) => joined.includes(table))
  )
}
