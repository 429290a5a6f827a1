import type { Draft } from '../draft/draft.ts'
import type { Predicate } from '../query/query.ts'

/** "How many countries are represented": of what many rows share, each kind once. */
export function countKinds(draft: Draft, relations: readonly Predicate[]): void {
  const [shown, ...more] = draft.select
  const { where, having, group, order, sentence } = draft
  const isPlain = [where, having, group, order, relations, more].every(({ length }) => length === 0)
  if (!isPlain || sentence.tables.length > 1 || shown?.measure !== 'count' || !shown.column) return
  if (shown.column.unique || shown.column.type !== 'text') return
  draft.select.splice(0, 1, { ...shown, measure: 'count_distinct' })
}

/** "How many teams held it for over 300 days": those that did are counted, and no days added up. */
export function countCompared({ select, where }: Draft): void {
  const [shown, ...more] = select
  // "The number of people first elected in 1817": what the condition fixes is not added up either.
  const isCompared = where.some(
    ({ column, predicate }) =>
      column === shown?.column &&
      (predicate.kind === 'compare' || (predicate.kind === 'among' && !predicate.negated)),
  )
  if (shown?.asked !== 'count' || shown.measure !== 'sum' || more.length > 0 || !isCompared) return
  select.splice(0, 1, { measure: 'count_rows', column: null })
}
