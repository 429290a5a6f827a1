import type { Expression } from '../relation/expression.ts'
import { literal } from './build-expression.ts'
import type { Draft } from './draft.ts'
import { columnSlots } from './key-slots.ts'
import type { Rows, Slot } from './rows.ts'
import { slotColumn } from './slot-expression.ts'
import { filterRows, windowRows } from './steps.ts'
import type { OrderItem } from './syntax.ts'

/** The first rows of each partition: ORDER BY and LIMIT of a subquery, for each row around it. */
export function firstRows(
  draft: Draft,
  rows: Rows,
  partition: readonly Slot[],
  order: readonly { readonly item: OrderItem; readonly value: Expression }[],
  limit: number,
): Rows {
  const { at } = draft
  const made = columnSlots(
    draft,
    rows,
    order.map(({ value }) => value),
    'by',
  )
  const keys = order.flatMap(({ item: { direction, nulls } }, index) => {
    const slot = made.slots[index]
    return slot ? [{ slot, direction, nulls }] : []
  })
  const [any] = made.rows.names.keys()
  if (any === undefined) throw new Error('The rows have columns')
  const settled =
    keys.length > 0
      ? keys
      : [{ slot: draft.slotOf(any), direction: 'ascending', nulls: 'last' } as const]
  const number = draft.slot('place', 'integer')
  const step = { slot: number, function: 'row_number', column: null, partition } as const
  const numbered = windowRows(draft, made.rows, [{ ...step, order: settled }])
  const left = slotColumn(number, at)
  return filterRows(draft, numbered, {
    kind: 'binary',
    operator: '<=',
    left,
    right: literal(limit, at),
    at,
  })
}
