import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import type { Token } from '../../../words/tokens.ts'
import type { ValueHit } from '../tables/value-index.ts'

/** A day as far as it was said: "13 November" has no year, "May 1994" no day. */
export interface SaidDate {
  readonly year: number | null
  readonly month: number
  readonly day: number | null
}

export interface DateSpan {
  readonly date: SaidDate
  readonly length: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/

/** Reads a date that begins at this token: "April 27, 1966", "27 April", "12/30/1982", "1978-12-16". */
export function readDate(tokens: readonly Token[], at: number): DateSpan | null {
  const words = tokens.slice(at, at + 6).map(({ fold }) => fold)
  const text = words.join(' ')
  const alone = MONTH.test(words[0] ?? '') && BEFORE_MONTH.has(tokens[at - 1]?.fold ?? '')
  for (const [pattern, order] of FORMS) {
    const match = pattern.exec(text)
    if (!match) continue
    const parts = { year: null as number | null, month: 0, day: null as number | null }
    for (const [index, part] of order.entries()) {
      const piece = match[index + 1]
      if (piece === undefined) continue
      if (part === 'month') parts.month = MONTH.test(piece) ? monthOf(piece) : Number(piece)
      else parts[part] = Number(piece.replace(/(?:st|nd|rd|th)$/, ''))
    }
    if (!(parts.month >= 1 && parts.month <= 12)) continue
    if (parts.day !== null && (parts.day < 1 || parts.day > 31)) continue
    return { date: parts, length: match[0].trim().split(' ').length }
  }
  if (alone) return { date: { year: null, month: monthOf(words[0] ?? ''), day: null }, length: 1 }
  return null
}

/** "In March" is a month; "may" and "march" alone are words. */
const BEFORE_MONTH = new Set('in during of since until every last this for'.split(' '))

type Part = 'year' | 'month' | 'day'
const NAME = '([a-z]{3,9})'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const FORMS: readonly (readonly [RegExp, readonly Part[]])[] = [
  [/^(\d{4}) - (\d{1,2}) - (\d{1,2})\b/, ['year', 'month', 'day']],
  [/^(\d{1,2}) \/ (\d{1,2}) \/ (\d{4})\b/, ['month', 'day', 'year']],
  [new RegExp(`^${NAME} (?:\\. )?${DAY} (?:, )?(\\d{4})\\b`), ['month', 'day', 'year']],
  [new RegExp(`^${DAY} (?:of )?${NAME} (?:, )?(\\d{4})\\b`), ['day', 'month', 'year']],
  [new RegExp(`^${NAME} (?:\\. )?${DAY}(?= |$)`), ['month', 'day']],
  [new RegExp(`^${DAY} (?:of )?${NAME}(?= |$)`), ['day', 'month']],
  [new RegExp(`^${NAME} (?:, |of )?(\\d{4})\\b`), ['month', 'year']],
]

/** From 1; 0 for a word that names none. */
export function monthOf(word: string): number {
  return MONTH.test(word) ? MONTHS.indexOf(word.slice(0, 3)) + 1 : 0
}

/** The cells that are this day, whatever their spelling; of dates it need not be one that is known. */
export function findDate(date: SaidDate, tables: readonly SchemaTable[]): readonly ValueHit[] {
  return tables.flatMap((table) =>
    table.columns
      .filter(({ dated }) => dated)
      .flatMap((column) => {
        const cells = column.cells.filter(
          (cell) => typeof cell === 'string' && fits(date, readCell(cell)),
        )
        const unknown = cells.length === 0 && isDateColumn(column) ? isoDate(date) : null
        return [...cells, ...(unknown === null ? [] : [unknown])].map((cell) => ({
          column,
          cell,
          share: 0.95,
        }))
      }),
  )
}

const CELLS = new Map<string, SaidDate | null>()

function readCell(cell: string): SaidDate | null {
  const known = CELLS.get(cell)
  if (known !== undefined) return known
  if (CELLS.size > 20_000) CELLS.clear()
  const text = cell.toLowerCase()
  const read = readIso(text) ?? readWords(text)
  CELLS.set(cell, read)
  return read
}

function readIso(text: string): SaidDate | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text)
  return (
    american && { year: Number(american[3]), month: Number(american[1]), day: Number(american[2]) }
  )
}

function readWords(text: string): SaidDate | null {
  const [, name = ''] = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/.exec(text) ?? []
  if (name === '') return null
  const [, year] = /\b(\d{4})\b/.exec(text) ?? []
  const [, day] = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!:)/.exec(text.replace(/\d{4}/, '')) ?? []
  return {
    year: year === undefined ? null : Number(year),
    month: MONTHS.indexOf(name) + 1,
    day: day === undefined ? null : Number(day),
  }
}

function fits(said: SaidDate, cell: SaidDate | null): boolean {
  if (!cell || cell.month !== said.month) return false
  if (said.day !== null && cell.day !== said.day) return false
  return said.year === null || cell.year === null || cell.year === said.year
}

export function isoDate({ year, month, day }: SaidDate): string | null {
  if (year === null) return null
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day ?? 1).padStart(2, '0')}`
}

export function isDateColumn({ type }: SchemaColumn): boolean {
  return type === 'date' || type === 'timestamp'
}
