import type { Column } from '../relation/column.ts'
import { foldName } from './fold.ts'
import { sayName } from './say.ts'

/**
 * The clause that computes what rows are grouped by where no column holds it: for "revenue by month" the
 * month of the one date there is. Null where nothing is missing, or several dates could be meant.
 */
export function computePeriod(clause: string, columns: readonly Column[]): string | null {
  const dates = columns.filter(({ type }) => type === 'date' || type === 'timestamp')
  const [date, ...others] = dates
  if (!date || others.length > 0) return null
  const said = Array.from(clause.matchAll(GROUPED), ([, unit = '']) => unit.toLowerCase())
  const missing = [...new Set(said)].filter(
    (unit) => !columns.some(({ name }) => foldName(name) === foldName(unit)),
  )
  if (missing.length === 0) return null
  const of = sayName(date.name, columns)
  return missing.map((unit) => `compute ${unit} as \`date_trunc('${unit}', ${of})\``).join(', ')
}

const GROUPED =
  /\b(?:by|per|each|every|and)\s+(?:the\s+)?(year|quarter|month|week|day)s?\b(?!\s+of\b)/gi

export function isPeriod(word: string): boolean {
  return /^(?:year|quarter|month|week|day)s?$/i.test(word)
}

/** "Keep paid in 2024" before ", revenue by month": it speaks of the rows as they were. */
export function beforeGroup(clause: string): readonly [string, string] | null {
  const at = clause.search(/\b(?:by|per|each|every)\b/i)
  const comma = at < 0 ? -1 : clause.lastIndexOf(',', at)
  return comma < 0 ? null : [clause.slice(0, comma), clause.slice(comma + 1).trim()]
}
