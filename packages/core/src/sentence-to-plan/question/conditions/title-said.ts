import { monthOf } from '../link/link-dates.ts'
import { FUNCTION_WORDS } from '../../../words/empty-words.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'
import { foldedWords } from '../../../words/tokens.ts'

const WORDS = String.raw`(?:[\p{L}'’-]+ ){0,4}\d{4}(?: [\p{L}'’-]+){0,3}`
const LAST = new RegExp(
  String.raw`,? ((?:in|at|during|of|from|for) (?:the )?${WORDS})(?=\s*[?.]*$)`,
  'iu',
)
const FIRST = new RegExp(
  String.raw`^((?:in|at|during|for) (?:the )?${WORDS}),? (?=(?:what|which|who|how|when|where)\b)`,
  'iu',
)

/**
 * "… in the 2008 harbour games": what a table is about is said with a year and a noun, and neither is found in
 * it. That is no condition, for no row would fulfil it; "in 2008" alone is one.
 */
export function titleSaid(sentence: string, tables: readonly SchemaTable[]): string | null {
  const [table, ...others] = tables
  if (!table || others.length > 0) return null
  const [, said] = FIRST.exec(sentence) ?? LAST.exec(sentence) ?? []
  return said !== undefined && isForeign(said, table) ? said : null
}

export function withoutTitle(sentence: string, title: string): string {
  const at = sentence.indexOf(title)
  const rest = `${sentence.slice(0, at)}${sentence.slice(at + title.length)}`
  return rest.replace(/^[\s,]+/, '').replace(/[\s,]+(?=[?.]*$)/, '')
}

function isForeign(said: string, table: SchemaTable): boolean {
  const words = foldedWords(said).filter((word) => !FUNCTION_WORDS.has(word))
  const nouns = words.filter((word) => !/^\d+$/.test(word) && !isCalendar(word))
  if (nouns.length === 0) return false
  const held = new Set(
    table.columns.flatMap(({ name, cells }) => [name, ...cells].flatMap((one) => heldWords(one))),
  )
  return words.every((word) => !held.has(word) && !held.has(stem(word)))
}

/** "In October 2026", "in the year 2026": a time, even where nothing happened in it. */
function isCalendar(word: string): boolean {
  return monthOf(word) > 0 || CALENDAR.has(word)
}

const CALENDAR = new Set(
  'year month quarter week day early late mid end start beginning'.split(' '),
)

function heldWords(cell: unknown): readonly string[] {
  const words = foldedWords(String(cell))
  return [...words, ...words.map(stem)]
}
