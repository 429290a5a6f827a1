import type { Draft } from './draft.ts'
import { refOf } from './joins.ts'
import type { Predicate } from './query.ts'

const TOTAL =
  /^(?:grand |sub|over|career )?totals?[:*†]?$|^(?:all|overall|sum|career|averages?)[:*†]?$/i

/** A line that adds up the others is none of them: it is left out where rows are counted or compared. */
export function leaveOutTotals(draft: Draft): readonly Predicate[] {
  const compares =
    draft.order.length > 0 ||
    draft.having.length > 0 ||
    draft.select.some(({ measure }) => measure !== null) ||
    draft.where.some(({ predicate }) => predicate.kind === 'compare')
  if (!compares) return []
  const { main } = draft
  const measured = main.columns.some(({ numeric, key }) => numeric !== null && !key)
  for (const column of main.columns) {
    if (!measured || column.type !== 'text' || column.cells.length < 3) continue
    const cells = column.cells.filter((cell) => TOTAL.test(String(cell).trim()))
    if (cells.length === 0 || draft.where.some((one) => one.column === column)) continue
    draft.assumptions.push(`Left out the line "${String(cells[0])}".`)
    return [{ kind: 'among', column: refOf(column), values: cells, negated: true }]
  }
  return []
}
