import { isCondition } from '../draft/is-condition.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap, next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import type { Mention } from '../link/mention.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/**
 * "Hale had the pole and the fastest lap", "the winner and the runner-up are both Hale", "Monday, Tuesday and
 * Friday are closed": one value that was said of several columns. The others, where they hold the value too.
 */
export function columnsJoined(
  draft: Draft,
  value: Mention,
  column: SchemaColumn,
  sides: readonly (Mention | null)[],
): readonly SchemaColumn[] {
  const joined = columnJoined(draft, value, column, sides)
  if (!joined) return []
  const [first] = draft.sentence.mentions.filter(
    ({ index, columns: [best] }) => best?.column === joined && draft.used.has(index),
  )
  return [joined, ...(first && first.index < value.index ? listedBefore(draft, value, first) : [])]
}

function listedBefore(draft: Draft, value: Mention, first: Mention): readonly SchemaColumn[] {
  const before = previous(draft, first)
  const isListed = before && !before.mark && gap(draft, before.end, first.start).join('') === ','
  const column = isListed && !draft.used.has(before.index) ? columnOf(draft, before) : null
  if (!before || !column || !holds(value, column)) return []
  draft.used.add(before.index)
  return [column, ...listedBefore(draft, value, before)]
}

function holds({ values }: Mention, column: SchemaColumn): boolean {
  return values.some((hit) => hit.share === 1 && hit.column === column)
}

function columnJoined(
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
  if (!between.every((word) => word === 'the' || word === 'a' || word === ',')) return null
  // "Hale as the winner and the city is Rome": the second has a value of its own.
  if (!isBefore && isCondition(draft, other)) return null
  const joined = columnOf(draft, other)
  if (!joined || joined === column || !holds(value, joined)) return null
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
