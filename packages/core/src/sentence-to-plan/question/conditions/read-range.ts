import { columnOf } from '../draft/column-of.ts'
import { next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { refOf, says } from '../../../tables/schema.ts'
import { plausible } from '../tables/numbers-in.ts'
import { YEAR_WORDS } from '../../../words/column-words.ts'
import { leftColumn, rightColumn } from './words-beside.ts'
import { readDateRange } from './date-range.ts'

/** "Between 10 and 20", of numbers or of days. */
export function readRange(draft: Draft, mention: Mention): boolean {
  const before = previous(draft, mention)
  if (before?.mark?.kind !== 'between') return false
  if (mention.number === null) return readDateRange(draft, mention, before)
  if (draft.sentence.tokens.some(({ fold }) => fold === 'difference')) return false
  let second = next(draft, mention)
  if (second?.mark?.kind === 'and') second = next(draft, second)
  if (!second || second.number === null) return false
  const left = leftColumn(draft, mention, before)
  const right = rightColumn(draft, second)
  const side = left ?? right
  const said = side && columnOf(draft, side, (one) => (one.numeric === null && !one.dated ? -1 : 0))
  const column =
    said && (said.numeric !== null || said.dated) && plausible(said, mention.number)
      ? said
      : draft.main.columns.find((one) => one.yearly || says(one, YEAR_WORDS))
  if (!column) return false
  for (const used of [before, mention, second, side]) if (used) draft.used.add(used.index)
  for (const [comparison, value] of [
    ['>=', mention.number],
    ['<=', second.number],
  ] as const) {
    draft.where.push({
      column,
      at: mention,
      exact: true,
      predicate: { kind: 'compare', column: refOf(column), comparison, value },
    })
  }
  return true
}
