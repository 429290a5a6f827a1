import { call, literal } from './build-expression.ts'
import type { Draft } from './draft.ts'
import { joinRows } from './join-rows.ts'
import type { PlannedSubquery } from './planning.ts'
import type { Rows, Slot } from './rows.ts'
import { printExpression } from '../relation/print-expression.ts'
import { placed, slotColumn } from './slot-expression.ts'
import { aggregateRows } from './steps.ts'

/**
 * A subquery used as a value, as a table of exactly one row: empty where it gives none. Where it might
 * give several, the run stops there, as SQL does.
 */
export function atMostOneRow(
  draft: Draft,
  sub: PlannedSubquery,
  column: Slot,
): { rows: Rows; slot: Slot } {
  const rule = { rule: 'row_count', column: '', high: '1', severity: 'stop' }
  const checked =
    sub.single === 'unknown'
      ? {
          ...sub.rows,
          ...draft.add(
            'validate',
            { parameters: { rules: [rule] } },
            [sub.rows],
            'One row at most',
          ),
        }
      : sub.rows
  const slot = draft.slot(column.name, column.type)
  return { rows: aggregateRows(draft, checked, [], [{ slot, function: 'min', column }]), slot }
}

/** The same for a subquery that depends on the row around: one value for each set of keys. */
export function oneRowEach(
  draft: Draft,
  linked: {
    readonly rows: Rows
    readonly keys: readonly { readonly left: Slot; readonly right: Slot }[]
  },
  sub: PlannedSubquery,
  column: Slot,
): { joined: Rows; slot: Slot } {
  const slot = draft.slot(column.name, column.type)
  const count = draft.slot('rows_found', 'integer')
  const grouped = aggregateRows(
    draft,
    sub.rows,
    linked.keys.map((key) => key.right),
    [
      { slot, function: 'min', column },
      { slot: count, function: 'count_rows', column: null },
    ],
  )
  const joined = joinRows(draft, linked.rows, grouped, { how: 'left', keys: linked.keys })
  const { at } = draft
  const found = call('coalesce', [slotColumn(count, at), literal(0, at)], at)
  const few = { kind: 'binary', operator: '<=', left: found, right: literal(1, at), at } as const
  const text = printExpression(placed(few, joined))
  const rule = { rule: 'formula', column: '', text, severity: 'stop' }
  const checked = draft.add(
    'validate',
    { parameters: { rules: [rule] } },
    [joined],
    'One row at most',
  )
  return { joined: { ...joined, ...checked }, slot }
}
