import type { SchemaTable } from '../../../tables/schema.ts'
import { likeliestDates } from '../../../tables/which-date.ts'
import type { ValueHit } from '../tables/value-index.ts'
import type { Token } from '../../../words/tokens.ts'

/**
 * "On a Sunday", "at weekends": told by the dates of a table, though no cell says it. "Delivered on a Sunday" is
 * told by that date, and where nothing is said by the likeliest.
 */
export function linkWeekdays(
  tokens: readonly Token[],
  at: number,
  tables: readonly SchemaTable[],
): readonly ValueHit[] {
  const word = tokens[at]?.fold ?? ''
  const days = WEEKENDS.test(word) ? WEEKEND : WEEKDAYS.filter((day) => isDay(word, day))
  if (days.length === 0) return []
  const before = tokens.slice(Math.max(0, at - NEAR), at).map(({ fold }) => fold)
  return tables.flatMap(({ calendar, name: rows }) => {
    const weekdays = calendar.filter(({ name }) => name.startsWith(WEEKDAY_OF))
    const dates = weekdays.flatMap(({ partOf }) => partOf ?? [])
    const [date] = likeliestDates(dates, { rows, told: before })
    const column = weekdays.find(({ partOf }) => partOf === date)
    return column ? days.map((cell) => ({ column, cell, share: 1 })) : []
  })
}

const NEAR = 6
const WEEKDAY_OF = 'weekday of '
const WEEKENDS = /^weekends?$/
const WEEKEND = ['Saturday', 'Sunday']
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', ...WEEKEND]

function isDay(word: string, day: string): boolean {
  return word === day.toLowerCase() || word === `${day.toLowerCase()}s`
}
