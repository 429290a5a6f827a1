import { stem } from '../question/words/stem.ts'
import type { FigureDraft } from './figure-draft.ts'
import { takeKept } from './read-kept.ts'
import type { WordStream } from './word-stream.ts'

const SHARES = ['share', 'percentage', 'percent', 'proportion', 'fraction', '%', 'portion']
const RATES = ['rate', 'share', 'percentage', 'ratio', 'quota']

/** "share of cancelled orders", "return rate", "what percentage of invoices is paid". */
export function readShare(words: WordStream, draft: FigureDraft): true | null {
  if (draft.share || draft.amount) return null
  words.take('the')
  if (words.take(...SHARES) !== null) {
    words.take('of')
    draft.share = { of: null }
    return true
  }
  if (stem(words.word()) === stem('churn') && RATES.includes(words.word(1))) {
    const hits = LEFT.flatMap((word) => words.inflected(stem(word)))
    if (hits.length === 0) return null
    words.at += 2
    draft.share = { of: { hits, flags: [], negated: false, text: 'churned' } }
    return true
  }
  const of = takeKept(words)
  if (!of || words.take(...RATES) === null) return null
  draft.share = { of }
  return true
}

/** What a row says of a customer who is gone. */
const LEFT = ['churned', 'cancelled', 'canceled']
