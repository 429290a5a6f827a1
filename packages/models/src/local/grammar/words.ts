import { quoteDuckdbIdentifier, RESERVED_SQL } from '@plainflow/core'
import { choice, oneCharacter, oneOf, repeat, type Rule, sequence } from './rule.ts'

/** A name as SQL within a JSON text has it. */
export function writtenName(name: string): string {
  const quoted = quoteDuckdbIdentifier(name)
  const word = name.toLowerCase()
  // What the reader of SQL takes for a word of its own, and DuckDB does not.
  const isWord = quoted === name && (RESERVED_SQL.has(word) || word === 'date')
  return inJson(isWord ? `"${name}"` : quoted)
}

export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

/** SQL can say it: not empty, and of characters that every text holds. */
export function isSayable(name: string): boolean {
  return name !== '' && !/\0|^\uFEFF|\p{Surrogate}/u.test(name)
}

// What would end the text of SQL or that of JSON, or need to be written otherwise in the latter.
const INNER = String.raw`'"\\\x00-\x1f\x7f`

export const TEXT: Rule = sequence("'", repeat(0, 60, oneCharacter(INNER, true)), "'")
export const DIGIT = oneCharacter('0-9')
export const SMALL = sequence(oneCharacter('1-9'), repeat(0, 2, DIGIT))
export const INTEGER = choice('0', sequence(oneCharacter('1-9'), repeat(0, 8, DIGIT)))
export const NUMBER = sequence(INTEGER, repeat(0, 1, '.', repeat(1, 4, DIGIT)))
const MONTH = oneOf(numbered(12))
const DAY = oneOf(numbered(28))
export const DATE = sequence("DATE '", oneOf(['19', '20']), DIGIT, DIGIT, '-', MONTH, '-', DAY, "'")
export const COMPARED = oneOf([' = ', ' <> ', ' < ', ' <= ', ' > ', ' >= '])
export const OPERATOR = oneOf([' + ', ' - ', ' * ', ' / '])
/** Words for the user, one to three sentences. */
export const WORDS = repeat(1, 240, oneCharacter(String.raw`"\\\x00-\x1f\x7f`, true))
/** What a column of the result is called. */
export const ALIAS = sequence(oneCharacter('a-z'), repeat(0, 30, oneCharacter('a-z0-9_')))

function numbered(most: number): string[] {
  return Array.from({ length: most }, (_, at) => String(at + 1).padStart(2, '0'))
}
