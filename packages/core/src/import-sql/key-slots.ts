import type { Expression } from '../relation/expression.ts'
import { typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import type { Rows, Slot } from './rows.ts'
import { fingerprint } from './slot-expression.ts'
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
  return namedSlots(
    draft,
    rows,
    values.map((value) => ({ value, name })),
  )
}

/** The same under names of their own, all in one block; what is asked for twice is computed once. */
export function namedSlots(
  draft: Draft,
  rows: Rows,
  wanted: readonly { readonly value: Expression; readonly name: string }[],
): { rows: Rows; slots: Slot[] } {
  const made = new Map<string, { slot: Slot; value: Expression }>()
  const slots = wanted.map(({ value, name }) => {
    if (value.kind === 'column') return draft.slotOf(value.name)
    const print = fingerprint(value)
    const known = made.get(print)
    if (known) return known.slot
    const slot = draft.slot(name, typeIn(value, draft) ?? 'text')
    made.set(print, { slot, value })
    return slot
  })
  return { rows: computeColumns(draft, rows, [...made.values()]), slots }
}
