import { linkColumns } from '../link/link-names.ts'
import { hasConcept } from '../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../tables/schema.ts'
import { COMMON_VERBS, FILLER_WORDS, FUNCTION_WORDS } from '../words/empty-words.ts'
import { MARK_WORDS } from '../words/find-marks.ts'
import { stem } from '../words/stem.ts'
import { isKnownWord } from '../words/synonyms.ts'
import { foldedWords, foldText } from '../words/tokens.ts'
import { setOf } from '../words/word-set.ts'

/** Somebody whose table this is, and the question with a pronoun in place of the name. */
export interface SubjectSaid {
  readonly name: string
  readonly sentence: string
}

const NAME = String.raw`[\p{L}.’'-]+`
/** Where a name may stand, the longest first; what comes before and behind it is kept. */
const PLACES: readonly (readonly [RegExp, string])[] = [3, 2, 1].flatMap((words) => {
  const name = `(${NAME}(?: ${NAME}){${words - 1}})`
  return [
    // "How many songs did Ada Reed write".
    [new RegExp(`\\b(did|does|do|has|have|had) ${name} (?=\\p{L})`, 'iu'), '$1 they '],
    // "Which song by Ada Reed was longest".
    [new RegExp(`( )by ${name}(?= \\p{L}|[?.]*$)`, 'iu'), ''],
    // "The first Ada Reed song".
    [new RegExp(`\\b(first|last|latest|earliest|newest) ${name} (?=\\p{L})`, 'iu'), '$1 '],
  ] as const
})

/**
 * "How many roles did Ada Reed play", over a list of roles that says nowhere whose they are: they are all
 * hers. Where a column tells of players, clubs or countries, a name that is not among them has no rows.
 */
export function subjectSaid(sentence: string, tables: readonly SchemaTable[]): SubjectSaid | null {
  const [table, ...others] = tables
  if (!table || others.length > 0 || table.columns.some(tellsDoers)) return null
  const isLower = !/\p{Lu}/u.test(sentence.slice(1))
  for (const [place, instead] of PLACES) {
    const name = place.exec(sentence)?.[2]
    if (name === undefined || (!isLower && !/^\p{Lu}/u.test(name))) continue
    if (isForeign(name, table)) return { name, sentence: sentence.replace(place, instead) }
  }
  return null
}

const DOERS = setOf(
  'player driver artist actor actress director author writer winner candidate coach manager singer name ' +
    'person member student teacher owner rider athlete skipper employee customer people captain contestant ' +
    'team club side squad country nation nationality party company firm school college university ' +
    'constructor manufacturer band group airline network candidate user client supplier',
)
const FEWEST = 3

function tellsDoers(column: SchemaColumn): boolean {
  const isText = column.type === 'text' && column.numeric === null && !column.dated
  const isDoer = column.words.some((word) => DOERS.has(word.stem)) || isPerson(column)
  return isText && isDoer && column.cells.length >= FEWEST
}

/** The others in a match are told beside the one whose matches they are. */
function isPerson(column: SchemaColumn): boolean {
  return hasConcept(column, 'person') && !column.words.some((word) => BESIDE.has(word.stem))
}

const BESIDE = setOf('opponent partner')

/** A name that no cell has as a whole, of words that no column and no question has, and one of them no cell. */
function isForeign(name: string, table: SchemaTable): boolean {
  const words = foldedWords(name)
  if (words.length === 0 || words.some((word) => isOrdinary(word, table))) return false
  const cells = table.columns.flatMap(({ cells: all }) => all.map((cell) => ` ${textOf(cell)} `))
  const isHeld = (text: string) => cells.some((cell) => cell.includes(` ${text} `))
  return !isHeld(words.join(' ')) && words.some((word) => !isHeld(word))
}

function textOf(cell: unknown): string {
  return foldedWords(foldText(String(cell))).join(' ')
}

function isOrdinary(word: string, table: SchemaTable): boolean {
  const root = stem(word)
  if (FUNCTION_WORDS.has(word) || FILLER_WORDS.has(root) || COMMON_VERBS.has(root)) return true
  if (MARK_WORDS.has(word) || isKnownWord(root) || isKnownWord(word)) return true
  // "Reached" is what was done, and "visitors" are many.
  if (/\p{L}{2}(?:ed|ing)$|\p{L}{3}(?:ors|ers|ies|ions)$/u.test(word)) return true
  return linkColumns([root], [table]).length > 0
}
