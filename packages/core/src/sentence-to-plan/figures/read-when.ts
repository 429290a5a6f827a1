import { isDateColumn, readDate } from '../question/link/link-dates.ts'
import type { SaidDate } from '../question/link/link-dates.ts'
import type { Comparison, Moment } from '../question/query/query.ts'
import { says } from '../../tables/schema.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { stem } from '../../words/stem.ts'
import type { FigureDraft } from './figure-draft.ts'
import type { WordStream } from './word-stream.ts'

/** "in March", "2024 only", "since June 2024", "Q1 2024", "2023 vs 2024", "between 2023 and 2024". */
export function readWhen(words: WordStream, draft: FigureDraft): true | null {
  const edge = words.take(...EDGES.keys())
  if (edge !== null) {
    const period = takePeriod(words)
    const comparison = EDGES.get(edge)
    if (!period || period.first === '' || comparison === undefined) return null
    // After a month begins when its last day is over; before it ends on its first.
    const day = comparison === '>' || comparison === '<=' ? period.last : period.first
    draft.when.push({ kind: 'edge', comparison, day })
    // "Leaves starting in 2023" start within that year; sales have no start, and go on from then.
    if (edge === 'starting in' && hasStart(draft.rows.length > 0 ? draft.rows : words.tables)) {
      draft.when.push({ kind: 'edge', comparison: '<=', day: period.last })
      draft.events.push(...STARTS)
    }
    return true
  }
  if (words.take('between', 'from') !== null) {
    const from = takePeriod(words)
    const to = from && words.take('and', 'to', 'until', '-') !== null ? takePeriod(words) : null
    if (!from || !to || from.first === '' || to.first === '') return null
    draft.when.push({ kind: 'edge', comparison: '>=', day: from.first })
    draft.when.push({ kind: 'edge', comparison: '<=', day: to.last })
    return true
  }
  words.take('in', 'during', 'for', 'only', 'of', 'on')
  words.take('the year', 'year', 'the')
  const first = takePeriod(words)
  if (!first) return null
  const moments = first.moment ? [first.moment] : []
  const others = words.attempt(() => takeOthers(words, moments))
  words.take('only', 'alone')
  if (!first.moment) {
    draft.when.push({ kind: 'edge', comparison: '>=', day: first.first })
    draft.when.push({ kind: 'edge', comparison: '<=', day: first.last })
    return true
  }
  draft.when.push({ kind: 'during', moments })
  const isSplit = draft.splits.some((split) => split.kind === 'period')
  if (others && !isSplit) draft.splits.push({ kind: 'period', unit: others })
  return true
}

/** Whether a time is said right behind the next word: "shipped in March", "paid since 2023". */
export function isTimeBehind(words: WordStream): boolean {
  const from = words.at
  words.at += 1
  words.take(...EDGES.keys(), 'in', 'during', 'on', 'between', 'from')
  words.take('the year', 'the')
  const isSaid = words.at > from + 1 && takePeriod(words) !== null
  words.at = from
  return isSaid
}

/** A year, a month, a quarter of every year: what one moment tells. */
export function takeMoment(words: WordStream): Moment | null {
  words.take('the year', 'the')
  return takePeriod(words)?.moment ?? null
}

const EDGES: ReadonlyMap<string, Comparison> = new Map([
  ['since', '>='],
  ['starting in', '>='],
  ['after', '>'],
  ['before', '<'],
  ['until', '<='],
  ['up to', '<='],
  ['through', '<='],
])

/** What the day is called on which something starts. */
const STARTS = ['start', 'first', 'begin'].map(stem)

function hasStart(tables: readonly SchemaTable[]): boolean {
  const starts = new Set(STARTS)
  return tables.some(({ columns }) => columns.some((one) => isDateColumn(one) && says(one, starts)))
}

interface SaidPeriod {
  /** Empty where it comes every year. */
  readonly first: string
  readonly last: string
  /** Null for a quarter or a half, which no moment tells. */
  readonly moment: Moment | null
}

/** "2023 vs 2024": both are kept, and told apart. */
function takeOthers(words: WordStream, moments: Moment[]): 'year' | 'month' | null {
  const joins = words.take('vs', 'versus', 'and', 'with', 'to', 'against')
  if (joins === null) return null
  words.take('.')
  const next = takePeriod(words)
  const [known] = moments
  if (!next?.moment || !known || (known.month === null) !== (next.moment.month === null))
    return null
  // Quarters of every year are told apart in columns of their own.
  if (known.quarter !== undefined || next.moment.quarter !== undefined) return null
  moments.push(next.moment)
  return next.moment.month === null ? 'year' : 'month'
}

function takePeriod(words: WordStream): SaidPeriod | null {
  return takePart(words) ?? takeDate(words) ?? takeYear(words)
}

/** The parts of a year that are spoken of, each with how many months it has and which of them it is. */
const PARTS: ReadonlyMap<string, { readonly months: number; readonly at: number }> = new Map(
  [
    { months: 3, short: 'q', name: 'quarter', places: ['first', 'second', 'third', 'fourth'] },
    { months: 6, short: 'h', name: 'half', places: ['first', 'second'] },
  ].flatMap(({ months, short, name, places }) =>
    places.flatMap((place, at) => [
      [`${short}${at + 1}`, { months, at }] as const,
      [`${place} ${name}`, { months, at }] as const,
    ]),
  ),
)

/** "Q3 2024", "first half of 2024". */
function takePart(words: WordStream): SaidPeriod | null {
  return words.attempt(() => {
    const part = PARTS.get(words.take(...PARTS.keys()) ?? '')
    if (!part) return null
    const year = words.attempt(() => {
      words.take('of', 'in')
      return takeYear(words)?.moment?.year ?? null
    })
    if (year === null && part.months === 3) return everyYear(part.at + 1)
    if (year === null) return null
    const month = part.at * part.months + 1
    return { first: iso(year, month, 1), last: lastOf(year, month + part.months - 1), moment: null }
  })
}

/** "Q2": of all years together. */
function everyYear(quarter: number): SaidPeriod {
  return { first: '', last: '', moment: { year: null, month: null, day: null, quarter } }
}

function takeDate(words: WordStream): SaidPeriod | null {
  const found = readDate(words.tokens, words.at)
  if (!found) return null
  words.at += found.length
  return { ...stretch(found.date), moment: found.date }
}

function stretch({ year, month, day }: SaidDate): { first: string; last: string } {
  const of = year ?? 0
  if (day !== null) return { first: iso(of, month, day), last: iso(of, month, day) }
  return { first: iso(of, month, 1), last: lastOf(of, month) }
}

function takeYear(words: WordStream): SaidPeriod | null {
  if (!/^(?:19|20)\d\d$/.test(words.word())) return null
  const year = Number(words.word())
  words.at += 1
  const moment = { year, month: null, day: null }
  return { first: iso(year, 1, 1), last: iso(year, 12, 31), moment }
}

function iso(year: number, month: number, day: number): string {
  const parts = [year, month, day].map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
  return parts.join('-')
}

function lastOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
