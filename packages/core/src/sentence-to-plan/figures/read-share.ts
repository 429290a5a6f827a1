import { stem } from '../../words/stem.ts'
import type { FigureDraft, SaidKept } from './figure-draft.ts'
import { takeAmount } from './read-amount.ts'
import { takeKept } from './read-kept.ts'
import { RATES } from './rates.ts'
import type { WordStream } from './word-stream.ts'

export const SHARES = ['share', 'percentage', 'percent', 'proportion', 'fraction', '%', 'portion']

/** "share of cancelled orders", "return rate", "what percentage of invoices is paid". */
export function readShare(words: WordStream, draft: FigureDraft): true | null {
  if (draft.share || draft.amount || words.definition) return null
  words.take('the')
  if (words.take(...SHARES) !== null) {
    const isOf = words.take('of') !== null
    draft.share = { of: null, shared: words.shared, isOf }
    return true
  }
  const amount = words.attempt(() => {
    const said = takeAmount(words)
    return said && words.take('share', 'shares') !== null ? said : null
  })
  if (amount) {
    draft.amount = amount
    draft.share = { of: null, shared: null, isOf: true }
    return true
  }
  // Of rows, the average of a rate is the rate.
  words.take('average', 'mean', 'overall')
  const of = takeKept(words) ?? takeChurned(words)
  // A column "Churn" may be called the churn rate as a whole.
  if (!of || (!RATES.includes(words.word(-1)) && words.take(...RATES) === null)) return null
  draft.share = { of, shared: null, isOf: true }
  return true
}

function takeChurned(words: WordStream): SaidKept | null {
  const hits = LEFT.flatMap((word) => words.inflected(stem(word)))
  if (stem(words.word()) !== stem('churn') || hits.length === 0) return null
  words.at += 1
  return { hits, flags: [], negated: false, text: 'churned', isRows: false }
}

/** What a row says of a customer who is gone. */
const LEFT = ['churned', 'cancelled', 'canceled']
