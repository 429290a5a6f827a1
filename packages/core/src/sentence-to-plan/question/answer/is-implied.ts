import { sameColumn } from '../../../tables/column-ref.ts'
import type { Predicate } from '../query/query.ts'

/** "Guests with a ticket for the ferry": who has such a ticket has a ticket, and need not be asked for one. */
export function isImplied(one: Predicate, others: readonly Predicate[]): boolean {
  if (one.kind !== 'within' || one.negated || one.query.where.length > 0) return false
  const [key, ...more] = one.query.select
  if (!key?.column || more.length > 0 || one.query.group.length > 0 || one.query.limit) return false
  const { column } = key
  return others.some(
    (other) =>
      other.kind === 'within' &&
      !other.negated &&
      sameColumn(other.column, one.column) &&
      other.query.select.some((item) => item.column && sameColumn(item.column, column)) &&
      one.query.tables.every((table) => other.query.tables.includes(table)),
  )
}
