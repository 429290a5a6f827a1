import { linkColumns } from '../link/link-names.ts'
import { hasConcept } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { COMMON_VERBS, FILLER_WORDS, FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { MARK_WORDS } from '../words/find-marks.ts'
import { stem } from '../../../words/stem.ts'
import { isKnownWord } from '../../../words/synonyms.ts'
import { foldedWords, foldText } from '../../../words/tokens.ts'
import { setOf } from '../../../words/word-set.ts'

/** Somebody whose table this is, and the question with a pronoun in place of the name. */
export interface SubjectSaid {
  readonly name: string
  readonly sentence: string
}

const NAME = String.raw`[\p{L}.’'-]+`
const LITTLE = '(?:the|an?|in|on|at|to|for|of|by|with|from|his|her|its|their|and|or|any|no)\\b'
interface Place {
  readonly form: RegExp
  readonly instead: string
  /** Only a capital tells it from a noun there: "sales by region". */
  readonly isLoose: boolean
}

const anyCase = (source: string) => new RegExp(source, 'iu')

/** Where a name may stand, the longest first; what comes before and behind it is kept. */
const PLACES: readonly Place[] = [3, 2, 1].flatMap((words): readonly Place[] => {
  const name = `(${NAME}(?: ${NAME}){${words - 1}})`
  return [
    // "How many songs did Ada Reed write": a verb, and no article, comes behind.
    {
      form: anyCase(`\\b(did|does|do|has|have|had) ${name} (?=\\p{L})(?!${LITTLE})`),
      instead: '$1 they ',
      isLoose: false,
    },
    // "Which song by Ada Reed was longest".
    { form: anyCase(`( )by ${name}(?= \\p{L})`), instead: '', isLoose: words < 2 },
    { form: anyCase(`( )by ${name}(?=[?.]*$)`), instead: '', isLoose: true },
    // "The first Ada Reed song".
    {
      form: anyCase(`\\b(first|last|latest|earliest|newest) ${name} (?=\\p{L})`),
      instead: '$1 ',
      isLoose: words < 2,
    },
  ]
})

/**
 * "How many roles did Ada Reed play", over a list of roles that says nowhere whose they are: they are all
 * hers. Where a column tells of players, clubs or countries, a name that is not among them has no rows.
 */
export function subjectSaid(sentence: string, tables: readonly SchemaTable[]): SubjectSaid | null {
  const [table, ...others] = tables
  if (!table || others.length > 0 || table.columns.some(tellsDoers)) return null
  const isLower = !/\p{Lu}/u.test(sentence.slice(1))
  for (const { form, instead, isLoose } of PLACES) {
    const name = form.exec(sentence)?.[2]
    if (name === undefined || (isLower ? isLoose : !isProper(name))) continue
    if (isForeign(name, table)) return { name, sentence: sentence.replace(form, instead) }
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

/** Where anything is written with a capital, every word of a name is. */
function isProper(name: string): boolean {
  return name.split(' ').every((word) => /^\p{Lu}/u.test(word))
}

/** A name of words that no column and no question has, one of them in no cell; no cell is, or has, more of it. */
function isForeign(name: string, table: SchemaTable): boolean {
  const words = foldedWords(name)
  if (words.length === 0 || words.some((word) => isOrdinary(word, table))) return false
  const cells = table.columns.flatMap(({ cells: all }) => all.map((cell) => ` ${textOf(cell)} `))
  const isHeld = (text: string) => cells.some((cell) => cell.includes(` ${text} `))
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const isCell = words.some((word) => cells.includes(` ${word} `))
  return !isCell && !pairs.some(isHeld) && words.some((word) => !isHeld(word))
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
