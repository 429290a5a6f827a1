import { linkColumns, linkTables, saidWords } from '../question/link/link-names.ts'
import type { Predicate } from '../question/query/query.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { valueIndex } from '../question/tables/value-index.ts'
import { tokenize } from '../../words/tokens.ts'
import { wordSet } from '../../words/word-set.ts'
import { cut } from './state.ts'
import { conditionTold } from './told-condition.ts'

/** What a sentence says of one of its own words, as conditions. */
export interface Explanation {
  readonly states: readonly Predicate[]
  /** The sentence without the explanation. */
  readonly sentence: string
  /** The same without the word that it explains, the likeliest first: which word that is nobody says. */
  readonly without: readonly string[]
  /** The sentence with the explanation in place of the word, where it is said which word is meant. */
  readonly instead: string | null
}

/**
 * "Which repairs are still open (no closing day)?", "overdue loans, i.e. returned on after due on", "share of the
 * answered calls … (answered = not abandoned)".
 */
export function explanationIn(
  sentence: string,
  tables: readonly SchemaTable[],
): Explanation | null {
  for (const form of FORMS) {
    const said = form.exec(sentence)
    const text = said?.groups?.['text']?.replace(OPENING, '').trim() ?? ''
    if (!said || text === '') continue
    const rest = cut(sentence, said)
    // "Orders that are not late (…)": the opposite of what is explained.
    if (DENIES.test(rest)) return null
    const states = conditionTold(text, rest, tables)
    const before = sentence.slice(0, said.index)
    if (states) {
      const after = sentence.slice(said.index + said[0].length)
      const without = [...termBefore(before, after, tables), ...termElsewhere(rest, tables)]
      return { states, sentence: rest, without: without.slice(0, MOST_TERMS), instead: null }
    }
    const { term = '', what = '' } = MEANT.exec(text)?.groups ?? {}
    const meant = term === '' ? null : conditionTold(what, rest, tables)
    if (meant) return named(term, what, rest, meant)
  }
  return null
}

/** Each is another way to read the sentence. */
const MOST_TERMS = 3

const DENIES = /\b(?:not|never)\b|n['’]t\b/i

const MEANS = String.raw`(?:i\.?e\.?|meaning|that is(?: to say)?|in other words|which means|so|namely|defined as)[\s,:]+`
const FORMS = [
  /\s*\((?<text>[^()]{3,120})\)/i,
  new RegExp(String.raw`\s*[,;:–-]\s*(?<text>${MEANS}[^,;:?!]{3,120})(?=[,;:?!]|\.?\s*$)`, 'i'),
  /\s*(?:[,;.?!–-]\s*(?:where\s+|with\s+)?|\bwhere\s+)(?<text>\p{L}+(?:[ -]\p{L}+)?\s*(?:=|means?|meaning)\s*[^,;:?!]{3,120})(?=[,;:?!]|\.?\s*$)/iu,
]
const OPENING = new RegExp(`^(?:${MEANS})+`, 'i')
/** "Late = returned after due", "by regulars we mean more than 9 visits" is none of these. */
const MEANT =
  /^["']?(?<term>\p{L}+(?:[ -]\p{L}+)?)["']? ?(?:=|:|means?|meaning|being|is|are) (?<what>.+)$/iu

function named(
  term: string,
  what: string,
  rest: string,
  states: readonly Predicate[],
): Explanation | null {
  const spelled = term.replaceAll(/[ -]/g, '[ -]')
  const found = new RegExp(String.raw`${COPULA}\b${spelled}\b`, 'iu').exec(rest)
  const word = new RegExp(String.raw`\b${spelled}\b`, 'iu').exec(rest)
  if (!found || !word) return null
  const instead = cut(rest, word, what)
  return { states, sentence: rest, without: [cut(rest, found)], instead }
}

const COPULA = String.raw`(?:\b(?:that|which|who) )?(?:\b(?:are|is|were|was|have been|has been|have|has|had|took|got) )?(?:\b(?:still|already|currently|now) )?`

/** "… are still open (": the words before the bracket that no table knows; a deed goes with them, "delivered late (". */
function termBefore(
  before: string,
  after: string,
  tables: readonly SchemaTable[],
): readonly string[] {
  const words = before.trimEnd().split(/\s+/)
  let from = words.length
  while (from > 1 && isUnknown(words[from - 1] ?? '', tables)) from -= 1
  const isDeed = /^\p{L}+ed$/iu.test(words[from - 1] ?? '') && from > 1
  const starts = [...(isDeed ? [from - 1] : []), ...(from < words.length ? [from] : [])]
  return starts.map((start) => {
    const kept = words.slice(0, start).join(' ')
    const bare = kept.replace(new RegExp(`${COPULA}$`, 'i'), '').trimEnd()
    return cut(`${bare} ${after}`, { index: 0, 0: '' })
  })
}

/** "Total of outstanding deposits by unit type (", "loans still out per branch (": words that no table knows. */
function termElsewhere(rest: string, tables: readonly SchemaTable[]): readonly string[] {
  const words = [...rest.matchAll(/[\p{L}-]+/gu)]
  const isTermAt = words.map((word) => isTerm(word[0], tables))
  return words.flatMap((word, at) => {
    if (!isTermAt[at] || isTermAt[at - 1]) return []
    const end = isTermAt.indexOf(false, at)
    const last = words[(end < 0 ? words.length : end) - 1] ?? word
    const opened = new RegExp(`${COPULA}$`, 'i').exec(rest.slice(0, word.index))?.[0] ?? ''
    const index = word.index - opened.length
    return [cut(rest, { index, 0: rest.slice(index, last.index + last[0].length) })]
  })
}

function isUnknown(word: string, tables: readonly SchemaTable[]): boolean {
  return /^\p{L}[\p{L}-]+$/u.test(word) && !SAYING.has(word.toLowerCase()) && !isKnown(word, tables)
}

/** "Open tickets" where a day is called `opened`: before what it is said of, it is a state and no day. */
function isTerm(word: string, tables: readonly SchemaTable[]): boolean {
  const undated = tables.map((table) => ({
    ...table,
    columns: table.columns.filter(({ dated }) => !dated),
  }))
  return isUnknown(word, undated)
}

function isKnown(word: string, tables: readonly SchemaTable[]): boolean {
  const tokens = tokenize(word)
  const said = saidWords(tokens) ?? []
  return (
    (said.length > 0 &&
      (linkTables(said, tables).length > 0 ||
        linkColumns(said, tables).some(({ score }) => score >= CALLED))) ||
    valueIndex(tables).inflected(tokens.map(({ stem }) => stem)).length > 0
  )
}

const CALLED = 0.6

/** Words that the readers of sentences know, whatever the tables hold. */
const SAYING = wordSet(
  'how many much what which who whose when where why the a an of by per for each every in on at to from and or with without ' +
    'number count total sum average avg mean median share percentage percent rate top bottom highest lowest most least best worst first last ' +
    'show list give me please times more less fewer than over under above below between since before after not no only all any ' +
    'is are was were be been do does did have has had there that this these those it its their our my we you i year month week day quarter ' +
    'hour different distinct compared versus vs growth change difference',
)
