import type { Column, ColumnType } from '../../relation/column.ts'
import { foldName } from '../../words/fold.ts'
import { splitWords } from '../../words/split-words.ts'
import type { Word } from '../../words/split-words.ts'
import { VOCABULARY } from '../../words/vocabulary.ts'

const LONGEST = 3

/**
 * The columns a clause may speak of where those of its rows are not known: every run of words that have
 * no other meaning, `customer id` as `customer_id`, with the type that what is said of it asks for.
 */
export function guessColumns(clause: string, known: readonly Column[]): readonly Column[] {
  const words = splitWords(clause)
  const taken = new Set(known.map(({ name }) => foldName(name)))
  const guesses: Column[] = []
  for (let at = 0; at < words.length; at += 1) {
    let length = 0
    while (length < LONGEST && isName(words, at + length)) length += 1
    if (length === 0) continue
    const run = words.slice(at, at + length)
    const name = run
      .map(({ value }) => value.toLowerCase().replaceAll(/[^\p{L}\p{N}_]+/gu, '_'))
      .join('_')
    const folded = foldName(name)
    if (folded !== '' && !taken.has(folded)) {
      taken.add(folded)
      guesses.push({ name, type: guessType(name, words, at, length) })
    }
    at += length - 1
  }
  return guesses
}

/** Words that mean something to a clause, beside those that always do. */
const MEANT: ReadonlySet<string> = new Set(
  `times multiplied divided minus total sum average mean median count share rolling moving cumulative
  previous change difference unique duplicate duplicates values value must should shall be ones percent
  every region_ rows email_ model models feature features testing test holding aside bad invalid away
  within beside keeping i we our us so also too them us high low old new old newest oldest latest most
  least highest lowest best worst frequent common mode spaces number integer text boolean timestamp
  real-time realtime ensure sure make bottom nth per day week month year days weeks months years`.split(
    /\s+/,
  ),
)
/** Behind one of these words a name may begin with a word of the vocabulary: "order date". */
const TAILS: ReadonlySet<string> = new Set(
  'id ids date name number code key amount status type time value count price no'.split(' '),
)
/** Of the vocabulary, yet far more often a column where columns are spoken of. */
const NAMES: ReadonlySet<string> = new Set(['date', 'region', 'status'])

function isName(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word?.kind !== 'word' || /[@:/]/.test(word.value)) return false
  const next = words[at + 1]
  const before = words[at - 1]
  if (TAILS.has(word.value) && before && before.kind === 'word' && isName(words, at - 1))
    return true
  if (NAMES.has(word.value)) return true
  if (!VOCABULARY.has(word.value) && !MEANT.has(word.value)) return true
  return COMPOUND.has(word.value) && next?.kind === 'word' && TAILS.has(next.value)
}

const COMPOUND: ReadonlySet<string> = new Set('order line record unit row list'.split(' '))

const NUMBERS =
  /(?:^|_)(?:amount|price|cost|revenue|quantity|qty|total|age|score|profit|margin|sales|volume|count|temperature|duration|size|rate|balance|salary|weight|height|distance|value|tax|discount|minutes|hours)s?(?:_|$)/
const DATES = /(?:^|_)(?:date|day|month|time|timestamp)(?:_|$)|_(?:at|on)$/
const COMPARING = new Set([
  'over',
  'above',
  'below',
  'under',
  'exceeds',
  'between',
  '>',
  '<',
  '>=',
  '<=',
])
const COUNTING = new Set(
  'total sum average mean median times minus plus divided * + - /'.split(' '),
)

function guessType(name: string, words: readonly Word[], at: number, length: number): ColumnType {
  const after = words.slice(at + length, at + length + 4)
  const before = words.slice(Math.max(0, at - 2), at)
  const near = [words[at + length], ...before].map((word) => word?.value ?? '')
  if (near.some((value) => COUNTING.has(value))) return 'number'
  const compared = after.findIndex(({ kind, value }) => kind === 'number' || COMPARING.has(value))
  const joined = after.findIndex(({ value }) => value === 'and' || value === ',')
  const dated = after.some(({ kind }) => kind === 'date') || DATES.test(name)
  if (dated) return 'date'
  if (compared >= 0 && (joined < 0 || compared < joined)) return 'number'
  return NUMBERS.test(name) ? 'number' : 'text'
}
