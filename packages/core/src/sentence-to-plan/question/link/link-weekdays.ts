import { namesEvent } from '../tables/event-dates.ts'
import type { SchemaColumn, SchemaTable } from '../tables/schema.ts'
import type { ValueHit } from '../tables/value-index.ts'
import type { Token } from '../words/tokens.ts'

/**
 * "On a Sunday", "at weekends": told by the dates of a table, though no cell says it. "Delivered on a Sunday" is
 * told by that date, and where nothing is said it is the first one.
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
  return tables.flatMap(({ calendar }) => {
    const told = calendar.filter(({ name }) => name.startsWith(WEEKDAY_OF))
    const said = told.find((column) => isSaid(column, before))
    const column = said ?? told[0]
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

function isSaid({ name }: SchemaColumn, words: readonly string[]): boolean {
  const parts = name
    .slice(WEEKDAY_OF.length)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return parts.some((part) => words.some((word) => namesEvent(part, word)))
}
