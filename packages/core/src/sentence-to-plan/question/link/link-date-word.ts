import type { SchemaTable } from '../../../tables/schema.ts'
import { likeliestDates } from '../../../tables/which-date.ts'
import { stem } from '../../../words/stem.ts'
import { isDateColumn } from './link-dates.ts'
import type { ColumnLink } from './mention.ts'

const DATE = stem('date')

/** Whether nothing but "date" is said: any date of the rows may be meant. */
export function isDateWord(said: readonly string[]): boolean {
  return said.length === 1 && said[0] === DATE
}

/**
 * "By date", where several columns tell one: all of them, first the main date of the table. That `due_date` has the
 * word in its name and `issued_on` has not says nothing; only a column called just so is meant before the others.
 */
export function linkDateWord(
  links: readonly ColumnLink[],
  { columns, name }: SchemaTable,
): readonly ColumnLink[] {
  const dates = columns.filter(isDateColumn)
  const named = links.filter(({ column }) => dates.includes(column))
  const best = Math.max(...named.map(({ score }) => score))
  if (named.length === 0 || best === 1) return links
  return [
    ...links.filter((link) => !named.includes(link)),
    ...likeliestDates(dates, { rows: name }).map((column, at) => ({
      column,
      score: best - at * STEP,
    })),
  ]
}

const STEP = 0.02
