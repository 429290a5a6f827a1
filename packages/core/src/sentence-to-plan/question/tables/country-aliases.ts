import type { Cell } from '../../../relation/column.ts'
import { COUNTRIES, LANGUAGES } from './country-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { foldedWords } from '../../../words/tokens.ts'
import { FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { wordSet } from '../../../words/word-set.ts'

/**
 * What people say for a country or a language that a table calls otherwise: "Great Britain" for UK, "Polish
 * calls" for PL, "German" for Germany. Codes and adjectives only where the column is of such things: IT is a
 * department elsewhere.
 */
export function countryAliases({
  name,
  type,
  cells,
}: SchemaColumn): readonly (readonly [string, Cell])[] {
  if (type !== 'text') return []
  const texts = cells.map((cell) => [foldedWords(String(cell)).join(' '), cell] as const)
  const written = new Set(texts.map(([text]) => text))
  const names = namesFor(name, written)
  return texts.flatMap(([text, cell]) =>
    (names.get(text) ?? [])
      .filter((other) => !written.has(other) && !isEveryday(other))
      .map((other) => [other, cell] as const),
  )
}

type Names = ReadonlyMap<string, readonly string[]>

function namesFor(column: string, written: ReadonlySet<string>): Names {
  // Many codes are of both: UK and ET are languages too.
  const kinds = SPOKEN.test(column) ? [OF_LANGUAGES, OF_COUNTRIES] : [OF_COUNTRIES, OF_LANGUAGES]
  return kinds.find((names) => isOf(names, column, written)) ?? WRITTEN_OUT
}

const SPOKEN = /lang|spoken|tongue/i
const ABOUT_PLACES = /countr|nation|land|origin|market|region|location|iso|citizen/i

/** Most of its cells are, and more than short codes say so: HR is no more Croatia than IT is Italy. */
function isOf(names: Names, column: string, written: ReadonlySet<string>): boolean {
  const known = [...written].filter((text) => names.has(text))
  if (known.length === 0 || known.length < MOSTLY * written.size) return false
  const isSaid = SPOKEN.test(column) || ABOUT_PLACES.test(column)
  return isSaid || known.some((text) => text.length > LONGEST_CODE)
}

const MOSTLY = 0.5
const LONGEST_CODE = 3

/** "Per kilo" says nothing of Peru; "US" is told from "show us" by its capitals, where initials are read. */
function isEveryday(word: string): boolean {
  return FUNCTION_WORDS.has(word) || EVERYDAY.has(word)
}

const EVERYDAY = wordSet('us per can are nor ken est den lit')

const CALLED = COUNTRIES.map((line) => line.split('; ').map((part) => part.split('|')))
const OF_COUNTRIES = byName(CALLED.map((parts) => parts.flat().filter((name) => name !== '')))
/** Anywhere: the other names of a country that has several, but no codes and no adjectives. */
const WRITTEN_OUT = byName(CALLED.map(([names = []]) => names))
const OF_LANGUAGES = byName(LANGUAGES.map((line) => line.split('|')))

function byName(groups: readonly (readonly string[])[]): Names {
  return new Map(
    groups.flatMap((names) =>
      names.map((name) => [name, names.filter((other) => other !== name)] as const),
    ),
  )
}
