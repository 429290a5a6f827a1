import type { SchemaColumn } from './schema.ts'
import { stem } from '../words/stem.ts'

const STARTS = stems(
  'took take from start started began begin entered assumed appointed since opened shipped sent ordered dispatched launch launched premiere premiered debut built constructed established founded formed commissioned introduced first',
)
const BORN = stems('born birth')
const DIED = stems('died death')
const ENDS = stems(
  'left leave to until end ended finished retired closed delivered arrived received finale demolished destroyed disbanded dissolved decommissioned discontinued abolished folded removed withdrawn last final',
)

/**
 * What lies between two columns of a table, "took office" and "left office": how long each row lasted.
 * It is no column of the file, and is computed where a question asks for it.
 */
export function spansOf(columns: readonly SchemaColumn[]): readonly SchemaColumn[] {
  const from = columns.find((one) => columns.some((other) => isPair(one, other)))
  const to = from && columns.find((one) => isPair(from, one))
  if (from && to) return [spanOf(from, to, columns.length)]
  const within = columns.find(isStretch)
  return within ? [spanOf(within, within, columns.length)] : []
}

function spanOf(from: SchemaColumn, to: SchemaColumn, place: number): SchemaColumn {
  const unit = from.type === 'date' && from !== to ? 'day' : 'year'
  const inText = [from, to].filter(({ type }) => type === 'text').map(({ name }) => name)
  return {
    table: from.table,
    name: from === to ? `years of ${from.name}` : `${unit}s from ${from.name} to ${to.name}`,
    type: 'integer',
    words: SPAN_WORDS,
    place,
    cells: [],
    numeric: 'native',
    dated: false,
    yearly: false,
    unique: false,
    key: false,
    ordinal: false,
    span: { from: from.name, to: to.name, unit, inText },
  }
}

const SPAN_WORDS = ['duration', 'length', 'term'].map((word) => ({ stem: stem(word), weight: 1 }))

/** How a table writes that something has not ended. */
export const PRESENT =
  /^(?:present|presently|current|currently|incumbent|ongoing|now|today|to date)$/i

/** "Left office", "Closed": when a row came to its end. */
export function isEnd(column: SchemaColumn): boolean {
  return starts(column, ENDS) || starts(column, DIED)
}

function isPair(from: SchemaColumn, to: SchemaColumn): boolean {
  const isTerm = starts(from, STARTS) && starts(to, ENDS)
  const isLife = starts(from, BORN) && starts(to, DIED)
  if (from === to || !(isTerm || isLife)) return false
  if (from.type === 'date' && to.type === 'date') return true
  // "Until" is said of time only, so that even 709 is a year.
  const tells = /^until$/i.test(to.name.trim()) ? tellsAnyYears : tellsYears
  return tells(from) && tells(to)
}

/** Years of any century, one of them perhaps "c. 680". */
function tellsAnyYears({ type, cells }: SchemaColumn): boolean {
  if (type !== 'integer' && type !== 'text') return false
  return cells.every((cell) =>
    /^(?:c\.?\s?)?(?:[1-9]\d{2}|1\d{3}|20\d{2})$/.test(String(cell).trim()),
  )
}

/** Years or months of them, and here and there a "?" or "present". */
function tellsYears({ yearly, type, cells }: SchemaColumn): boolean {
  if (type === 'integer') return yearly
  const years = cells.filter((cell) => /^(?:\p{L}{3,9}\.? )?\d{4}$/u.test(String(cell).trim()))
  return type === 'text' && years.length > 0 && years.length >= 0.6 * cells.length
}

/** "1923–1929" in one cell; a season that goes from one year into the next lasts none. Others may be single years. */
function isStretch({ type, cells }: SchemaColumn): boolean {
  const texts = cells.map((cell) => String(cell).trim()).filter((text) => !NOTHING.test(text))
  const years = texts.flatMap((text) => {
    const [, from, to] = STRETCH.exec(text) ?? []
    return from === undefined ? [] : [Number(to) - Number(from)]
  })
  const single = texts.filter((text) => /^\d{4}$/.test(text))
  const isMost = years.length >= 0.5 * texts.length || years.length + single.length === texts.length
  return type === 'text' && isMost && years.some((lasted) => lasted > 1)
}

const STRETCH = /^([1-9]\d{2,3})\s?[-–—]\s?([1-9]\d{2,3})$/
const NOTHING = /^(?:|[-—–?]+|\(?n\/?a\)?|none|unknown)$/i

/** The names may be one small word: "From" and "To". */
function starts({ name }: SchemaColumn, words: ReadonlySet<string>): boolean {
  return name.split(/[^\p{L}]+/u).some((word) => words.has(stem(word.toLowerCase())))
}

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stem))
}
