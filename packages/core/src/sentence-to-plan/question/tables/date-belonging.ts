import { isDateColumn } from '../link/link-dates.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { tellsOrigin } from '../../../tables/tells-when.ts'
import { likeliestDates } from '../../../tables/which-date.ts'

/**
 * The day of rows that have none themselves, from the nearest table they lead to: lines have the day of their
 * order. When a product was launched or a customer signed up is told of those, and is no day of a sale. Null
 * where two tables are as near.
 */
export function dateBelonging(
  tables: readonly SchemaTable[],
  far: ReadonlyMap<string, number>,
): SchemaColumn | null {
  const dated = tables
    .filter(({ id }) => far.has(id))
    .flatMap(({ columns, name }) => {
      const days = columns.filter((one) => isDateColumn(one) && !tellsOrigin(one))
      return likeliestDates(days, { rows: name }).slice(0, 1)
    })
    .map((column) => ({ column, away: far.get(column.table) ?? 0 }))
  const nearest = Math.min(...dated.map(({ away }) => away))
  const [first, ...others] = dated.filter(({ away }) => away === nearest)
  return first && others.length === 0 ? first.column : null
}
