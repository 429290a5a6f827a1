import { isTable, tableOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { fansOut } from '../draft/fans-out.ts'
import { dateOf, isUnsaidDate, movedTo } from './unsaid-date.ts'

/**
 * "The customers who spent the most in 2024": the day of a figure is that of the rows it stands in, and not the
 * day the customer signed up, unless that is said.
 */
export function settleDates(draft: Draft): void {
  const rows = figureRows(draft)
  const date = rows && dateOf(draft, rows)
  if (!rows || !date) return
  for (const [at, one] of draft.where.entries()) {
    if (one.column.table === draft.main.id && isUnsaidDate(draft, one))
      draft.where[at] = movedTo(date, one)
  }
}

/** The rows of another table that are counted, added up or ordered by, many of them for each row told of. */
function figureRows(draft: Draft): SchemaTable | null {
  const { select, order, main } = draft
  const measured = [
    ...select.flatMap(({ measure, column, of }) => (measure === null ? [] : (of ?? column ?? []))),
    ...order.flatMap(({ of }) => of ?? []),
  ]
  const ids = measured.map((one) => (isTable(one) ? one.id : one.table))
  const [only, ...others] = new Set(ids)
  if (only === undefined || others.length > 0 || only === main.id || !fansOut(draft, only))
    return null
  return tableOf(draft, only)
}
