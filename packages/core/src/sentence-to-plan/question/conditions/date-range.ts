import { leftColumn } from './words-beside.ts'
import { columnOf } from '../draft/column-of.ts'
import { next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import { isDateColumn, readDate } from '../link/link-dates.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison } from '../query/query.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { likeliestDates } from '../../../tables/which-date.ts'

export function dateOf(mention: Mention): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(mention.text)) return mention.text
  const cell = mention.values.find(
    ({ column }) => column.type === 'date' || column.type === 'timestamp',
  )?.cell
  // Of a moment that a cell holds only the day was said.
  return typeof cell === 'string' ? cell.slice(0, DAY_LENGTH) : null
}

const DAY_LENGTH = '2024-01-31'.length

/** "between March 2024 and 5 June 2024": from the first day of the one to the last of the other. */
export function readDateRange(draft: Draft, mention: Mention, before: Mention): boolean {
  const start = edges(draft, mention)?.first ?? dateOf(mention)
  let second = next(draft, mention)
  if (second?.mark?.kind === 'and') second = next(draft, second)
  const end = second && lastDay(draft, second)
  const said = leftColumn(draft, mention, before)
  const named = said && columnOf(draft, said, (one) => (one.dated ? 0 : -1))
  const column = named && isDateColumn(named) ? named : dateNear(draft)
  if (start === null || !second || !end || !column) return false
  for (const used of [before, mention, second, named === column ? said : null])
    if (used) draft.used.add(used.index)
  for (const [comparison, value] of [
    ['>=', start],
    ['<=', end],
  ] as const) {
    draft.where.push({
      column,
      at: mention,
      exact: true,
      predicate: { kind: 'compare', column: refOf(column), comparison, value },
    })
  }
  return true
}

/** The day of a row: its own, or that of a row it refers to. */
function dateNear({ main, references, sentence }: Draft): SchemaColumn | null {
  const referred = references
    .filter(({ many }) => many.table === main.id)
    .flatMap(({ one }) => sentence.tables.filter(({ id }) => id === one.table))
  const told = sentence.tokens.map(({ fold }) => fold)
  const [nearest] = [main, ...referred].flatMap(({ columns, name }) =>
    likeliestDates(columns.filter(isDateColumn), { rows: name, told }).slice(0, 1),
  )
  return nearest ?? null
}

/** "Since June 2024" begins with its first day, "after June 2024" when its last is over. */
export function edgeOf(draft: Draft, mention: Mention, comparison: Comparison): string | null {
  return (
    edges(draft, mention)?.[comparison === '>' || comparison === '<=' ? 'last' : 'first'] ?? null
  )
}

function lastDay(draft: Draft, mention: Mention): string | null {
  const first = dateOf(mention)
  return first === null ? null : (edges(draft, mention)?.last ?? first)
}

/** The days between which a month lies, where one was said with its year. */
function edges({ sentence }: Draft, { start }: Mention) {
  const said = readDate(sentence.tokens, start)?.date
  if (!said || said.day !== null || said.year === null) return null
  const day = (month: number, at: number) =>
    new Date(Date.UTC(said.year ?? 0, month, at)).toISOString().slice(0, 10)
  return { first: day(said.month - 1, 1), last: day(said.month, 0) }
}

const QUARTER =
  /\b(?:in |during |for |of )?(?:the )?(?:(q|h)([1-4])|(first|second|third|fourth|last) (quarter|half))(?: of| in)?(?: the year)? (\d{4})\b/gi
const SPAN = /\b(?:in |during |for |from )?(\d{4}-\d{2}-\d{2}) to (\d{4}-\d{2}-\d{2})\b/g
const PLACES = ['first', 'second', 'third', 'fourth']

/** "In the 1860s", "during the 70's" as the years it lies between. */
export function spellDecades(sentence: string): string {
  return sentence.replaceAll(
    /\b(?:in|during|from|of) the (?:(early|late) )?(?:(1[0-9]|20)(\d)|['’]?([2-9]))0['’]?s\b/g,
    (_, part: string | undefined, said: string | undefined, first: string, only: string) => {
      const [century, decade] = said === undefined ? ['19', only] : [said, first]
      // "The 1800s" are a hundred years; "the 2000s" have only begun.
      if (decade === '0' && century !== '20' && part === undefined)
        return `between ${century}00 and ${century}99`
      const [from, to] = part === 'early' ? [0, 4] : part === 'late' ? [5, 9] : [0, 9]
      return `between ${century}${decade}${from} and ${century}${decade}${to}`
    },
  )
}

/** "In the 19th century" as the years it lies between: people count them from 1801 on. */
export function spellCenturies(sentence: string): string {
  return sentence.replaceAll(
    /\b(?:in|during|from|of) the (\d{1,2})(?:st|nd|rd|th) century\b/gi,
    (_, said: string) => `between ${100 * Number(said) - 99} and ${100 * Number(said)}`,
  )
}

/** "From 1976 to 1978" as the years it lies between; "from 3 to 5" may be a score or a move. */
export function spellYears(sentence: string): string {
  return sentence.replaceAll(
    /\b(?:from )?(?:the years? )?(1\d{3}|20\d\d) (?:to|through|until|till) (1\d{3}|20\d\d)\b/gi,
    'between $1 and $2',
  )
}

/** "Q3 2024", "the first half of 2024" as the two days it lies between. */
export function spellRanges(sentence: string): string {
  return sentence
    .replace(SPAN, 'between $1 and $2')
    .replace(QUARTER, (said, letter, digit, place, unit, year: string) => {
      const isHalf = /^h/i.test(String(letter ?? unit))
      const [parts, months] = isHalf ? [2, 6] : [4, 3]
      const told = digit === undefined ? PLACES.indexOf(String(place).toLowerCase()) : digit - 1
      const at = told < 0 ? parts - 1 : told
      if (at >= parts) return said
      const days = [
        new Date(Date.UTC(Number(year), months * at, 1)),
        new Date(Date.UTC(Number(year), months * (at + 1), 0)),
      ]
      return `between ${days.map((day) => day.toISOString().slice(0, 10)).join(' and ')}`
    })
}
