import { assemble } from './assemble.ts'
import type { Draft } from '../draft/draft.ts'
import { isTable } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import type { Predicate, Query } from '../query/query.ts'
import { keyColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/**
 * "How many cities have at least two shops": the cities are counted that fulfil it, where a count beside
 * the condition would be that of each city's rows.
 */
export function countGroups(draft: Draft, relations: readonly Predicate[]): Query | null {
  const [shown, ...more] = draft.select
  if (draft.having.length === 0 || draft.group.length > 0 || more.length > 0 || !shown) return null
  if (shown.measure === null || !COUNTS.has(shown.measure)) return null
  const counted = countedKind(draft, shown.column)
  if (!counted) return null
  const inner = assemble(
    { ...draft, select: [{ measure: null, column: counted }], order: [], limit: null },
    relations,
  )
  const column = refOf(counted)
  return (
    inner && {
      tables: [counted.table],
      joins: [],
      where: [{ kind: 'within', column, query: inner, negated: false }],
      select: [{ kind: 'measure', measure: 'count_distinct', column }],
      group: [],
      having: [],
      order: [],
      distinct: false,
    }
  )
}

const COUNTS: ReadonlySet<string> = new Set(['count', 'count_rows', 'count_distinct'])

/** A kind that rows share, or the rows themselves where those of another table are counted for each. */
function countedKind({ having, main }: Draft, column: SchemaColumn | null): SchemaColumn | null {
  if (column && !column.unique) return column
  const isOther = having.some(
    ({ of }) => of !== null && (isTable(of) ? of.id : of.table) !== main.id,
  )
  return isOther ? (column ?? keyColumn(main)) : null
}
