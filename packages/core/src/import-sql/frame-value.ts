import type { MeasureFunction } from '../relation/aggregate.ts'
import { measureType } from '../relation/aggregate.ts'
import type { Expression } from '../relation/expression.ts'
import { call, literal } from './build-expression.ts'
import type { Draft } from './draft.ts'
import { joinRows } from './join-rows.ts'
import type { Over } from './plan-windows.ts'
import type { Rows, Slot } from './rows.ts'
import { shifted } from './shift-moment.ts'
import { allOf, slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import { aggregateRows, filterRows, windowRows } from './steps.ts'
import type { SlotOrder, WindowStep } from './steps.ts'
import type { FrameBound, SqlFrame } from './syntax.ts'

/** What is measured over the rows of a frame. */
export interface FrameMeasure {
  readonly function: Extract<
    MeasureFunction,
    'count' | 'count_rows' | 'sum' | 'mean' | 'min' | 'max' | 'first' | 'last'
  >
  readonly column: Slot | null
  /** Rows without a value are passed over. */
  readonly onlyFilled?: boolean
}

/** Each row beside the rows of its frame. */
interface Pairs {
  readonly rows: Rows
  /** The number of the row itself, and of one in its frame. */
  readonly row: Slot
  readonly other: Slot
  /** Columns of rows in the frame, by key of the column itself. */
  readonly others: ReadonlyMap<string, Slot>
}

/**
 * Frames that no window column goes over: each row is joined with the rows of its frame, and those are
 * grouped by it. Frames asked for twice are joined once.
 */
export class FrameValues {
  readonly #draft: Draft
  readonly #known = new Map<string, Pairs>()

  constructor(draft: Draft) {
    this.#draft = draft
  }

  /** The rows with the measure as a column, and what stands for it. */
  measure(
    rows: Rows,
    over: Over,
    frame: SqlFrame,
    measure: FrameMeasure,
    name: string,
  ): { rows: Rows; value: Expression } {
    const draft = this.#draft
    const { at } = draft
    const { numbered, pairs } = this.#pairs(rows, over, frame, measure.column)
    const column = measure.column && (pairs.others.get(measure.column.key) ?? null)
    const type = measureType(measure.function, column?.type ?? null)
    if (type === null) {
      const message = `${measure.function} does not take a ${column?.type ?? 'value'}.`
      throw new SqlStop('type-mismatch', message, 'Convert it with CAST first.', at)
    }
    const slot = draft.slot(name, type)
    const isOrdered = measure.function === 'first' || measure.function === 'last'
    const grouped = aggregateRows(
      draft,
      measure.onlyFilled && column ? this.#filled(pairs.rows, column) : pairs.rows,
      [pairs.row],
      [{ slot, function: measure.function, column, ...(isOrdered ? { by: pairs.other } : {}) }],
    )
    const keys = [{ left: pairs.row, right: pairs.row }]
    const beside = { ...grouped, called: name }
    const joined = joinRows(draft, numbered, beside, { how: 'left', keys })
    const found = slotColumn(slot, at)
    const isCount = measure.function.startsWith('count')
    return { rows: joined, value: isCount ? call('coalesce', [found, literal(0, at)], at) : found }
  }

  #filled(rows: Rows, column: Slot): Rows {
    const { at } = this.#draft
    const operand = slotColumn(column, at)
    return filterRows(this.#draft, rows, { kind: 'is-null', operand, negated: true, at })
  }

  #pairs(rows: Rows, over: Over, frame: SqlFrame, column: Slot | null) {
    const print = JSON.stringify([
      over.partition.map(({ key }) => key),
      over.order.map(({ slot, direction, nulls }) => [slot.key, direction, nulls]),
      [frame.unit, frame.start, frame.end],
    ])
    const known = this.#known.get(print)
    if (known && (!column || known.others.has(column.key))) return { numbered: rows, pairs: known }
    const made = this.#join(rows, over, frame)
    this.#known.set(print, made.pairs)
    return made
  }

  #join(rows: Rows, over: Over, frame: SqlFrame): { numbered: Rows; pairs: Pairs } {
    const draft = this.#draft
    const byPartition = over.partition.map(ascending)
    const row = draft.slot('row', 'integer')
    const part = draft.slot('part', 'integer')
    const rank = draft.slot('place', 'integer')
    const isRanked = frame.unit === 'range' && !hasOffset(frame)
    const plain = { column: null, partition: [] }
    const steps: WindowStep[] = [
      { slot: row, function: 'row_number', ...plain, order: [...byPartition, ...over.order] },
      // A number in the place of the keys: a join does not find empty ones.
      ...(byPartition.length > 0
        ? [{ slot: part, function: 'dense_rank', ...plain, order: byPartition } as const]
        : []),
      ...(isRanked ? [{ slot: rank, function: 'rank', column: null, ...over } as const] : []),
    ]
    const numbered = windowRows(draft, rows, steps)
    const others = new Map<string, Slot>()
    const names = new Map<string, string>()
    for (const [key, name] of numbered.names) {
      const own = draft.slotOf(key)
      const other = draft.slot(own.name, own.type)
      others.set(key, other)
      names.set(other.key, name)
    }
    const of = (slot: Slot) => others.get(slot.key) ?? slot
    const right = { ...numbered, names, called: 'frame' }
    const keys = byPartition.length > 0 ? [{ left: part, right: of(part) }] : []
    const sides = isRanked
      ? bounds(frame, rank, of(rank), draft)
      : frame.unit === 'rows'
        ? bounds(frame, row, of(row), draft)
        : byKey(frame, over, of, draft)
    const condition = allOf(sides)
    const pairs = joinRows(draft, numbered, right, { how: 'inner', keys, condition })
    return { numbered, pairs: { rows: pairs, row, other: of(row), others } }
  }
}

function ascending(slot: Slot): SlotOrder {
  return { slot, direction: 'ascending', nulls: 'last' }
}

function hasOffset({ start, end }: SqlFrame): boolean {
  return [start, end].some(({ rows, interval }) => interval !== undefined || (rows ?? 0) !== 0)
}

/** By numbers of rows, or of places that rows share where they tie. */
function bounds(frame: SqlFrame, own: Slot, other: Slot, draft: Draft): Expression[] {
  const { at } = draft
  const left = slotColumn(other, at)
  const shiftedBy = (rows: number): Expression => {
    const column = slotColumn(own, at)
    if (rows === 0) return column
    const operator = rows < 0 ? '-' : '+'
    return { kind: 'binary', operator, left: column, right: literal(Math.abs(rows), at), at }
  }
  const side = ({ rows }: FrameBound, operator: '>=' | '<='): Expression[] =>
    rows === null ? [] : [{ kind: 'binary', operator, left, right: shiftedBy(rows), at }]
  return [...side(frame.start, '>='), ...side(frame.end, '<=')]
}

/** By a distance from the value the rows are ordered by; empty ones are with each other. */
function byKey(frame: SqlFrame, over: Over, of: (slot: Slot) => Slot, draft: Draft): Expression[] {
  const { at } = frame
  const [key, second] = over.order
  const isHalf = frame.start.rows === null || frame.end.rows === null
  if (!key || second || isHalf) {
    const hint = 'Order by one column, and give both ends, such as CURRENT ROW.'
    throw new SqlStop('unsupported', 'This RANGE of a window cannot become blocks.', hint, at)
  }
  const own = slotColumn(key.slot, at)
  const other = slotColumn(of(key.slot), at)
  const isRising = key.direction === 'ascending'
  const away = ({ rows, interval }: FrameBound): Expression => {
    const back = (rows ?? 0) < 0 === isRising
    const operator = back ? '-' : '+'
    if (interval) return shifted(own, interval, operator, draft)
    if (!rows) return own
    return { kind: 'binary', operator, left: own, right: literal(Math.abs(rows), at), at }
  }
  const [low, high] = isRising ? [frame.start, frame.end] : [frame.end, frame.start]
  const empty = (operand: Expression): Expression => {
    return { kind: 'is-null', operand, negated: false, at }
  }
  const inside: Expression = {
    kind: 'binary',
    operator: 'and',
    left: { kind: 'binary', operator: '>=', left: other, right: away(low), at },
    right: { kind: 'binary', operator: '<=', left: other, right: away(high), at },
    at,
  }
  const bothEmpty: Expression = {
    kind: 'binary',
    operator: 'and',
    left: empty(own),
    right: empty(other),
    at,
  }
  return [{ kind: 'binary', operator: 'or', left: inside, right: bothEmpty, at }]
}
