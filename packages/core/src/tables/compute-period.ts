import type { Catalogue } from './catalogue.ts'
import type { Column } from '../relation/column.ts'
import { foldName } from '../words/fold.ts'
import { likeliestDates } from './which-date.ts'
import { rowsOfDates } from './rows-of-dates.ts'
import { sayName } from '../words/say.ts'

/** A clause that is to be said first, and what might be said instead of it. */
export interface ComputedPeriod {
  readonly clause: string
  readonly instead: readonly string[]
  readonly assumptions: readonly string[]
}

/**
 * The clause that computes what rows are grouped by where no column holds it: for "revenue by month" the month of
 * their date. Null where nothing is missing, or there is no date. Of several it is the one that the rows are `kept`
 * by already, or else the likeliest.
 */
export function computePeriod(
  clause: string,
  columns: readonly Column[],
  catalogue: Catalogue,
  kept: readonly string[] = [],
): ComputedPeriod | null {
  const dates = columns.filter(({ type }) => type === 'date' || type === 'timestamp')
  const told = clause.toLowerCase().match(/\p{L}+/gu) ?? []
  const [date, ...others] = likeliestDates(dates, {
    rows: rowsOfDates(dates, catalogue),
    told,
    kept,
  })
  const said = Array.from(clause.matchAll(GROUPED), ([, unit = '']) => unit.toLowerCase())
  const missing = [...new Set(said)].filter(
    (unit) => !columns.some(({ name }) => foldName(name) === foldName(unit)),
  )
  if (!date || missing.length === 0) return null
  const of = (one: Column) =>
    missing.map((unit) => sayPeriod(unit, unit, sayName(one.name, columns))).join(', ')
  const names = others.map(({ name }) => name).join(' or ')
  if (others.length === 0) return { clause: of(date), instead: [], assumptions: [] }
  if (kept.includes(date.name))
    return {
      clause: of(date),
      instead: [],
      assumptions: [`Took ${date.name} as the date, as rows are kept by it.`],
    }
  return {
    clause: of(date),
    instead: others.slice(0, MOST_INSTEAD).map(of),
    assumptions: [`Took ${date.name} as the date, not ${names}.`],
  }
}

const MOST_INSTEAD = 2

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
