import type { Cell } from '../relation/column.ts'
import { NOTHING } from '../tables/schema.ts'
import { DATE_FORMATS, isGuessable } from '../reading/date-formats.ts'
import { NOTATIONS } from '../reading/notations.ts'

/** What a column of text could be, and the clause that makes it that. */
export interface Conversion {
  readonly to: 'date' | 'number'
  /** Its cells are written in more than one way, or in one that is no number to any database. */
  readonly isUneven: boolean
  /** The order of its letters is that of its values. */
  readonly isSortable: boolean
  readonly clause: string
}

/** How a column of texts becomes dates or numbers, cell by cell; null where some are neither. */
export function conversionFor(cells: readonly Cell[], column: string): Conversion | null {
  const texts = cells
    .filter((cell) => typeof cell === 'string')
    .map((cell) => cell.trim())
    .filter((text) => !NOTHING.test(text))
  if (texts.length < FEWEST || texts.length < cells.length / 2) return null
  return asDates(texts, column) ?? asNumbers(texts, column)
}

/** Of fewer cells nothing can be told. */
const FEWEST = 3

interface DateStyle {
  readonly writes: RegExp
  /** A formula that reads it, and gives nothing for others. */
  readonly reads: (cell: string) => string
  /** Where another way looks the same, and only some day beyond the 12th tells them apart. */
  readonly begins?: 'day' | 'month'
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
/** As files are read, where a day is written in figures; of names of months any is taken, short or whole. */
const IN_FIGURES = DATE_FORMATS.filter(
  (one) => one.type === 'date' && isGuessable(one) && !/%b/i.test(one.format),
)
const STYLES: readonly DateStyle[] = [
  { writes: /^\d{4}-\d{1,2}-\d{1,2}$/, reads: inFormat('%Y-%m-%d') },
  ...IN_FIGURES.map(({ format, shape }) => {
    const isEither = IN_FIGURES.filter((other) => other.shape === shape).length > 1
    const begins = format.startsWith('%d') ? ('day' as const) : ('month' as const)
    const style = { writes: new RegExp(`^${shape}$`), reads: inFormat(format) }
    return isEither ? { ...style, begins } : style
  }),
  {
    writes: new RegExp(`^(?:${MONTH} \\d{1,2},?|\\d{1,2}\\.? ${MONTH},?) \\d{4}$`, 'i'),
    reads: readNamedMonth,
  },
]

function inFormat(format: string): DateStyle['reads'] {
  return (cell) => `to_date(${cell}, '${format}')`
}

/** "Jan 5, 2024", "5 January 2024": the place of the month's first letters among all of them. */
function readNamedMonth(cell: string): string {
  const months = 'janfebmaraprmayjunjulaugsepoctnovdec'
  const place = `position('${months}', lower(regexp_extract(${cell}, '[A-Za-z]{3}')))`
  const part = (pattern: string) => `to_integer(regexp_extract(${cell}, '${pattern}'))`
  return `make_date(${part('[0-9]{4}')}, cast(floor((${place} + 2) / 3) as integer), ${part('[0-9]{1,2}')})`
}

function asDates(texts: readonly string[], column: string): Conversion | null {
  const written = STYLES.filter(({ writes }) => texts.some((text) => writes.test(text)))
  const styles = written.filter((style) => isSure(style, texts))
  const isRead = texts.every((text) => styles.some(({ writes }) => writes.test(text)))
  if (styles.length === 0 || !isRead) return null
  const readings = styles.map(({ reads }) => reads(quoted(column)))
  const formula = readings.length === 1 ? readings[0] : `coalesce(${readings.join(', ')})`
  const isUneven = styles.length > 1
  const isSortable = !isUneven && texts.every((text) => /^\d{4}.\d{2}.\d{2}$/.test(text))
  return { to: 'date', isUneven, isSortable, clause: `compute ${quoted(column)} as \`${formula}\`` }
}

/** `13/02/2024` begins with the day, `02/13/2024` with the month. */
function isSure({ begins, writes }: DateStyle, texts: readonly string[]): boolean {
  if (!begins) return true
  const parts = texts
    .filter((text) => writes.test(text))
    .map((text) => text.split(/\D/).map(Number))
  const [day, month] = begins === 'day' ? [0, 1] : [1, 0]
  return (
    parts.some((each) => (each[day] ?? 0) > 12) && parts.every((each) => (each[month] ?? 0) <= 12)
  )
}

/** Brackets for a minus sign, groups by spaces and figures in short only a file's reading knows. */
const POINT = /^-?\d+(?:,\d{3})*(?:\.\d+)?$/
const COMMA = /^-?\d+(?:\.\d{3})*(?:,\d+)?$/

/** Marks that are gone when nothing but figures is kept: "m2" is not, nor is "kr.". */
const MARKS = NOTATIONS.flatMap(({ id, kind, marks }) =>
  marks.filter((mark) => !/[\d.,-]/.test(mark)).map((mark) => ({ id, kind, mark })),
).toSorted((one, other) => other.mark.length - one.mark.length)

/** What stands beside the figures of a cell, on either side of them; no sign but what the formula reads. */
function apart(cell: string) {
  const plain = cell.replaceAll('−', '-')
  const found = MARKS.find(
    ({ mark }) => plain.replace('-', '').startsWith(mark) || plain.endsWith(mark),
  )
  const figures = found ? plain.replace(found.mark, '').replace(/^-\s+/, '-') : plain
  return { found, figures: figures.trim() }
}

function asNumbers(texts: readonly string[], column: string): Conversion | null {
  const cells = texts.map(apart)
  const marks = new Set(cells.map(({ found }) => found?.id))
  const [mark] = cells.flatMap(({ found }) => found ?? [])
  // Euros and dollars are no sum, and 5 beside 5 % may be either.
  const isOne = marks.size === 1 || (marks.size === 2 && marks.has(undefined))
  if (!isOne || (mark?.kind === 'share' && marks.size > 1)) return null
  const isPoint = cells.every(({ figures }) => POINT.test(figures))
  const isComma = cells.every(({ figures }) => COMMA.test(figures))
  // "1.265" may be one and a bit or a thousand and more.
  const isEither = isPoint && isComma && cells.some(({ figures }) => /[.,]/.test(figures))
  if ((!isPoint && !isComma) || isEither) return null
  const digits = `regexp_replace(replace(${quoted(column)}, '−', '-'), '[^0-9,.-]', '')`
  const plain = !isPoint
    ? `replace(replace(${digits}, '.', ''), ',', '.')`
    : `replace(${digits}, ',', '')`
  // As the reading of a file has it: 12 % is 0.12.
  const share = mark?.kind === 'share' ? ` / ${mark.id === '%' ? 100 : 1000}` : ''
  const clause = `compute ${quoted(column)} as \`to_number(${plain})${share}\``
  const isSortable = texts.every((text) => /^\d+$/.test(text) && text.length === texts[0]?.length)
  return { to: 'number', isUneven: !isPoint, isSortable, clause }
}

function quoted(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}
