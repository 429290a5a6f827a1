import type { FigureDraft } from './figure-draft.ts'
import { takeComparison } from './read-compared.ts'
import { takeKept } from './read-kept.ts'
import { takeEntity } from './read-ranking.ts'
import type { WordStream } from './word-stream.ts'

/** "which sensors had more than 3 failures", "branches with at least 2 cancellations". */
export function readGroupsHaving(words: WordStream, draft: FigureDraft): true | null {
  if (draft.amount || draft.ranking || draft.splits.length > 0) return null
  words.take('which', 'what')
  words.take('the', 'all')
  const entity = takeEntity(words)
  if (!entity || words.take(...HAVING) === null) return null
  const compared = takeComparison(words)
  // Groups with none have no row that could be counted.
  if (!compared || compared.comparison.startsWith('<')) return null
  const kept = takeKept(words)
  if (!kept?.isRows) return null
  draft.splits.push(entity.named)
  draft.kept.push(kept)
  draft.amount = { kind: 'count', table: null, measure: null }
  draft.compared.push({ columns: [], ...compared, ofGroups: true })
  return true
}

const HAVING = [
  'with',
  'having',
  'had',
  'have',
  'has',
  'that had',
  'that have',
  'who had',
  'who have',
]
