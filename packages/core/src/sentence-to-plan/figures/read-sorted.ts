import { HIGHEST, LOWEST } from '../../words/order-words.ts'
import type { FigureDraft } from './figure-draft.ts'
import type { WordStream } from './word-stream.ts'

/** "largest first", "in ascending order", "in chronological order". */
export function readSorted(words: WordStream, draft: FigureDraft): true | null {
  words.take(',')
  words.take('in', 'sorted', 'ordered')
  // Periods follow each other anyway.
  const isTimed = draft.splits.some(({ kind }) => kind === 'period')
  if (isTimed && words.take('chronological order', 'chronologically', 'order of time') !== null)
    return true
  const said = words.take(...DESCENDING, ...ASCENDING)
  if (said === null) return null
  const isDescending = DESCENDING.includes(said)
  // "Top 5 towns by rent, highest first" says the same twice.
  if (draft.ranking) return draft.ranking.descending === isDescending ? true : null
  draft.sorted = isDescending ? 'descending' : 'ascending'
  return true
}

const DESCENDING = [
  ...placed(...HIGHEST, 'most', 'best', 'most common', 'most frequent', 'most often'),
  'descending order',
  'from highest to lowest',
  'from largest to smallest',
  'descending',
]
const ASCENDING = [
  ...placed(...LOWEST, 'worst', 'rarest', 'least common', 'least frequent'),
  'ascending order',
  'from lowest to highest',
  'from smallest to largest',
  'ascending',
]

/** "Largest first", "most common on top". */
function placed(...sorts: readonly string[]): readonly string[] {
  return sorts.flatMap((one) => ['first', 'on top', 'at the top'].map((at) => `${one} ${at}`))
}
