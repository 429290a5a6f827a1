import { repeatedThing } from '../question/tables/repeated-things.ts'
import { stem } from '../../words/stem.ts'
import type { NameWord } from '../../words/match-name.ts'
import type { SaidAmount } from './figure-draft.ts'
import type { Named, WordStream } from './word-stream.ts'

/** "how many distinct customers", "unique buyers", "the number of different products sold". */
export function takeDifferent(words: WordStream): SaidAmount | null {
  return words.attempt(() => {
    words.take('the')
    const counted = words.take('number of', 'count of', 'how many')
    words.take('the', 'all')
    if (words.take(...DIFFERENT) === null) return null
    // "What are the different towns the guests come from" lists them.
    if (counted === null && !words.tokens.some(({ fold }) => SPLITS.has(fold))) return null
    const text = words.tokens[words.at]?.text ?? ''
    const named = words.named() ?? buyers(words)
    if (!named) return null
    words.at += named.length
    words.take('were', 'was', 'are', 'that were', 'who', 'that')
    words.take('sold', 'bought', 'purchased', 'seen', 'used')
    return { kind: 'different', named, text }
  })
}

/** "Swimmers per coach" where many rows are of one swimmer: as many as there are different numbers of them. */
export function takeThings(
  words: WordStream,
  { tables, columns, length }: Named,
  isCounted: boolean,
): SaidAmount | null {
  const isSplit = words.tokens.some(({ fold }) => SPLITS.has(fold))
  if (tables.length > 0 || !(isCounted || isSplit)) return null
  const text = words.tokens[words.at]?.text ?? ''
  const best = columns[0]?.score ?? 0
  const [key] = columns
    .filter(({ score }) => score > best - ALIKE)
    .flatMap(({ column }) => repeatedThing(column, words.tables)?.key ?? [])
  if (!key) return null
  words.at += length
  return {
    kind: 'different',
    named: { tables, columns: [{ column: key, score: best }], length },
    text,
  }
}

/** `swimmer_no` and `Swimmer Name` fit "swimmers" alike. */
const ALIKE = 0.2

const SPLITS = new Set(['per', 'by', 'each', 'every', 'monthly', 'daily', 'weekly', 'yearly'])
const DIFFERENT = ['distinct', 'unique', 'different', 'individual', 'separate']

/** Whoever buys, whatever the table calls them. */
function buyers({ tables, tokens, at }: WordStream): Named | null {
  if (!BUYERS.has(tokens[at]?.stem ?? '')) return null
  const isBuyer = ({ words }: { readonly words: readonly NameWord[] }) =>
    words.some((word) => BUYERS.has(word.stem))
  const columns = tables.flatMap(({ columns: all }) => all.filter((one) => one.key && isBuyer(one)))
  const named = tables.filter(isBuyer)
  if (columns.length + named.length === 0) return null
  return {
    tables: named.map((table) => ({ table, score: 1 })),
    columns: columns.map((column) => ({ column, score: 1 })),
    length: 1,
  }
}

const BUYERS = new Set(
  ['buyer', 'customer', 'client', 'shopper', 'purchaser', 'user', 'patron'].map(stem),
)
