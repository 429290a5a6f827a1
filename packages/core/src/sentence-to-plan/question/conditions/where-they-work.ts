import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison, Predicate } from '../query/query.ts'
import { wordSet } from '../../../words/word-set.ts'
import { OPPOSITE } from './comparator.ts'
import { besideCell, linkedIn, rowOf } from './referred-row.ts'
import { saidComparison } from './said-comparison.ts'

/**
 * "Who live in the same town they work in", "in the town where they work": the town of the one other table
 * that rows lead to and that tells of towns too. What is done there names it, and no column is called so.
 */
export function readWhereTheyWork(draft: Draft): Predicate | null {
  const { tokens, mentions, tables } = draft.sentence
  const they = tokens.findIndex(({ fold }) => THEY.has(fold))
  const said = mentions.findLast(({ end, mark }) => end <= they && !mark)
  if (they < 0 || !said || isTold(draft, they + 1)) return null
  const linking = tokens.slice(said.end, they).map(({ fold }) => fold)
  if (!linking.every((word) => LINKING.has(word))) return null
  const comparison = comparisonOf(draft, said, linking)
  const left = linkedIn(said, draft.main)
  const [other, ...more] = tables.flatMap((table) => {
    const right = table === draft.main ? null : linkedIn(said, table)
    const row = right && rowOf(draft, draft.main, table, null)
    return right && row ? [{ row, right }] : []
  })
  if (!comparison || !left || !other || more.length > 0) return null
  draft.used.add(said.index)
  for (let at = Math.max(0, said.start - 3); at < they + 3; at += 1) draft.readTokens.add(at)
  return besideCell(other.row, { left, right: other.right, comparison })
}

const THEY = wordSet('they he she it')
const LINKING = wordSet('as than from to the one where in which that at')
const SAME = wordSet('same')
const OTHER = wordSet('different another other')
const WHERE = wordSet('where which')

/** "They were born": told by a column of the rows themselves. */
function isTold({ sentence, main }: Draft, at: number): boolean {
  return sentence.mentions.some(
    (one) => !one.mark && one.start >= at && one.start <= at + 1 && linkedIn(one, main) !== null,
  )
}

function comparisonOf(
  { sentence: { tokens } }: Draft,
  { start }: Mention,
  linking: readonly string[],
): Comparison | null {
  const folds = tokens.map(({ fold }) => fold)
  const word = folds[start - 1] ?? ''
  const comparison = SAME.has(word) ? '=' : OTHER.has(word) ? '<>' : null
  const isDenied = folds.slice(Math.max(0, start - 5), start).includes('not')
  if (comparison) return isDenied ? OPPOSITE[comparison] : comparison
  const isWhere = word === 'the' && linking.some((one) => WHERE.has(one))
  return isWhere ? (saidComparison(folds, start - 1)?.comparison ?? null) : null
}
