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
  return missing.map((unit) => sayPeriod(unit, unit, of)).join(', ')
}

/** The clause that computes the period of a date, both named as a sentence names them. */
export function sayPeriod(unit: string, name: string, date: string): string {
  return `compute ${name} as \`date_trunc('${unit}', ${date})\``
}

export const PERIODS = ['year', 'quarter', 'month', 'week', 'day'] as const
export type Period = (typeof PERIODS)[number]

const UNIT = `(${PERIODS.join('|')})s?`
const GROUPED = new RegExp(
  String.raw`\b(?:by|per|each|every|and)\s+(?:the\s+)?${UNIT}\b(?!\s+of\b)`,
  'gi',
)
const ALONE = new RegExp(`^${UNIT}$`, 'i')

export function isPeriod(word: string): boolean {
  return ALONE.test(word)
}

/** "Keep paid in 2024" before ", revenue by month": it speaks of the rows as they were. */
export function beforeGroup(clause: string): readonly [string, string] | null {
  const at = clause.search(/\b(?:by|per|each|every)\b/i)
  const comma = at < 0 ? -1 : clause.lastIndexOf(',', at)
  return comma < 0 ? null : [clause.slice(0, comma), clause.slice(comma + 1).trim()]
}
