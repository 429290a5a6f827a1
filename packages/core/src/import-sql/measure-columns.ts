import type { Expression } from '../relation/expression.ts'
import { literal, when } from './build-expression.ts'
import type { Draft } from './draft.ts'
import { namedSlots } from './key-slots.ts'
import type { ReadMeasure } from './read-measure.ts'
import type { Rows, Slot } from './rows.ts'
import { slotColumn } from './slot-expression.ts'
import { windowRows } from './steps.ts'
import type { MeasureStep, SlotOrder, WindowStep } from './steps.ts'

export interface WantedMeasure {
  readonly measure: ReadMeasure
  /** The column it becomes. */
  readonly slot: Slot
  /** What to call the column it looks at. */
  readonly argument: string
}

/** A measure whose values are columns. */
interface Placed extends WantedMeasure {
  readonly value: Slot | null
  readonly by: Slot | null
  readonly order: readonly SlotOrder[]
}

/** What measures look at as columns, all computed in one block. */
export function measuredColumns(
  draft: Draft,
  rows: Rows,
  wanted: readonly WantedMeasure[],
): { rows: Rows; placed: readonly Placed[] } {
  const asked = wanted.flatMap(({ measure, argument }) => [
    ...(measure.value ? [{ value: measure.value, name: argument }] : []),
    ...(measure.by ? [{ value: measure.by, name: 'by' }] : []),
    ...(measure.order ?? []).map(({ value }) => ({ value, name: 'by' })),
  ])
  const made = namedSlots(draft, rows, asked)
  const slots = [...made.slots]
  const placed = wanted.map((one) => ({
    ...one,
    value: one.measure.value ? (slots.shift() ?? null) : null,
    by: one.measure.by ? (slots.shift() ?? null) : null,
    order: (one.measure.order ?? []).flatMap(({ direction, nulls }) => {
      const slot = slots.shift()
      return slot ? [{ slot, direction, nulls }] : []
    }),
  }))
  return { rows: made.rows, placed }
}

/**
 * The steps of an aggregate block. What a measure has no word for is settled before, within the groups:
 * the first of equal values is marked, rows are numbered in an order, values are counted.
 */
export function measureSteps(
  draft: Draft,
  rows: Rows,
  keys: readonly Slot[],
  placed: readonly Placed[],
): { rows: Rows; steps: readonly MeasureStep[] } {
  const windows: WindowStep[] = []
  const asked: { value: Expression; name: string }[] = []
  const later = placed.map((one) => prepared(draft, keys, one, windows))
  for (const { value, by } of later) {
    if (value) asked.push({ value, name: 'value' })
    if (by) asked.push({ value: by, name: 'by' })
  }
  const made = namedSlots(draft, windowRows(draft, rows, windows), asked)
  const slots = [...made.slots]
  const steps = placed.map(({ measure, slot, ...one }, at): MeasureStep => {
    const column = later[at]?.value ? (slots.shift() ?? null) : one.value
    const by = later[at]?.by ? slots.shift() : one.by
    const { fraction, separator } = measure
    return {
      slot,
      function: measure.function,
      column,
      ...(fraction === undefined ? {} : { fraction }),
      ...(separator === undefined ? {} : { separator }),
      ...(by ? { by } : {}),
    }
  })
  return { rows: made.rows, steps }
}

/** What to look at in place of the columns, where it takes a window to say it. */
function prepared(
  draft: Draft,
  keys: readonly Slot[],
  { measure, value, order }: Placed,
  windows: WindowStep[],
): { value?: Expression; by?: Expression } {
  const { at } = draft
  if (!value) return {}
  const own = slotColumn(value, at)
  const isThere: Expression = { kind: 'is-null', operand: own, negated: true, at }
  const inOrder: SlotOrder = { slot: value, direction: 'ascending', nulls: 'last' }
  const alike = [...keys, value]
  const numbered = (step: Omit<WindowStep, 'slot' | 'column'>, name: string) => {
    const slot = draft.slot(name, 'integer')
    windows.push({ slot, column: null, ...step })
    return slotColumn(slot, at)
  }
  if (measure.commonest) {
    const times = numbered({ function: 'count', partition: alike, order: [] }, 'times')
    const rarest: Expression = { kind: 'unary', operator: '-', operand: times, at }
    return { by: when(isThere, rarest) }
  }
  const place =
    order.length > 0
      ? numbered({ function: 'row_number', partition: keys, order }, 'place')
      : undefined
  const by = place && (measure.onlyFilled ? when(isThere, place) : place)
  if (!measure.distinct) return by ? { by } : {}
  const number = numbered(
    { function: 'row_number', partition: alike, order: [inOrder] },
    'occurrence',
  )
  const isFirst: Expression = {
    kind: 'binary',
    operator: '=',
    left: number,
    right: literal(1, at),
    at,
  }
  return { value: when(isFirst, own), ...(by ? { by } : {}) }
}
