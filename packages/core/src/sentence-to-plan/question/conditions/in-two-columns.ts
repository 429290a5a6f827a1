import { isCondition } from '../draft/is-condition.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap, next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../tables/joins.ts'
import type { Mention } from '../link/mention.ts'
import type { SchemaColumn } from '../tables/schema.ts'

/**
 * "Hale had the pole and the fastest lap", "the winner and the runner-up are both Hale": one value that was
 * said of two columns. The other column, where it holds the value too.
 */
export function columnJoined(
  draft: Draft,
  value: Mention,
  column: SchemaColumn,
  sides: readonly (Mention | null)[],
): SchemaColumn | null {
  const side = sides.find((one) => one?.columns.some((link) => link.column === column))
  if (!side || side.mark) return null
  const isBefore = side.index < value.index
  const and = isBefore ? previous(draft, side) : next(draft, side)
  const other = and && (isBefore ? previous(draft, and) : next(draft, and))
  if (and?.mark?.kind !== 'and' || !other || other.mark || draft.used.has(other.index)) return null
  const [first, second] = isBefore ? [other, side] : [side, other]
  const between = [...gap(draft, first.end, and.start), ...gap(draft, and.end, second.start)]
  if (!between.every((word) => word === 'the' || word === 'a')) return null
  // "Hale as the winner and the city is Rome": the second has a value of its own.
  if (!isBefore && isCondition(draft, other)) return null
  const joined = columnOf(draft, other)
  const isHeld = value.values.some((hit) => hit.share === 1 && hit.column === joined)
  if (!joined || joined === column || !isHeld) return null
  if (draft.select.some((shown) => shown.column === joined)) return null
  // Where no row has it in both, it was said of one of them.
  const both = { value: joined, column: refOf(joined), score: LIKELY }
  const one = { value: null, column: { table: joined.table, column: '' }, score: UNLIKELY }
  const chosen = draft.decisions.choose('value', other, [both, one])
  if (chosen) draft.used.add(other.index)
  return chosen ?? null
}

const LIKELY = 0.5
const UNLIKELY = 0.25
