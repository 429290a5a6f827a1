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
  if (said === null || draft.ranking) return null
  draft.sorted = DESCENDING.includes(said) ? 'descending' : 'ascending'
  return true
}

const DESCENDING = [
  'largest first',
  'highest first',
  'biggest first',
  'greatest first',
  'most first',
  'best first',
  'descending order',
  'from highest to lowest',
  'from largest to smallest',
  'descending',
]
const ASCENDING = [
  'smallest first',
  'lowest first',
  'least first',
  'fewest first',
  'worst first',
  'ascending order',
  'from lowest to highest',
  'from smallest to largest',
  'ascending',
]
