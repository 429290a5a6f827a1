import type { Expression } from '../relation/expression.ts'
import { typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import type { Rows, Slot } from './rows.ts'
import { computeColumns } from './steps.ts'

/** Keys of a join as columns on both sides: what is computed gets a column first. */
export function keySlots(
  draft: Draft,
  left: Rows,
  right: Rows,
  pairs: readonly { readonly left: Expression; readonly right: Expression }[],
): { left: Rows; right: Rows; keys: { left: Slot; right: Slot }[] } {
  const one = columnSlots(
    draft,
    left,
    pairs.map((pair) => pair.left),
  )
  const other = columnSlots(
    draft,
    right,
    pairs.map((pair) => pair.right),
  )
  const keys = one.slots.flatMap((slot, at) => {
    const match = other.slots[at]
    return match ? [{ left: slot, right: match }] : []
  })
  return { left: one.rows, right: other.rows, keys }
}

/** A slot for each expression, computed where it is not a column already. */
export function columnSlots(
  draft: Draft,
  rows: Rows,
  values: readonly Expression[],
  name = 'key',
): { rows: Rows; slots: Slot[] } {
  const made: { slot: Slot; value: Expression }[] = []
  const slots = values.map((value) => {
    if (value.kind === 'column') return draft.slotOf(value.name)
    const slot = draft.slot(name, typeIn(value, draft) ?? 'text')
    made.push({ slot, value })
    return slot
  })
  return { rows: computeColumns(draft, rows, made), slots }
}
