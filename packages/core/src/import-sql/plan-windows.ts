import type { Expression } from '../relation/expression.ts'
import { windowType } from '../relation/window.ts'
import { typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { FrameValues } from './frame-value.ts'
import type { FrameMeasure } from './frame-value.ts'
import { columnSlots } from './key-slots.ts'
import { nameExpression } from './name-expression.ts'
import type { Rows, Slot } from './rows.ts'
import { fingerprint, slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import { windowRows } from './steps.ts'
import type { SlotOrder, WindowStep } from './steps.ts'
import type { SqlCall, SqlExpression, SqlFrame, SqlWindow } from './syntax.ts'
import { windowValue } from './window-value.ts'

interface Wanted {
  readonly draft: Draft
  readonly rows: Rows
  readonly calls: readonly SqlCall[]
  readonly windows: ReadonlyMap<string, SqlWindow>
  value(node: SqlExpression): Expression
}

/** Window functions as columns of window blocks, and what stands for each of them. */
export function planWindows(wanted: Wanted): { rows: Rows; given: Map<SqlExpression, Expression> } {
  const planner = new WindowPlanner(wanted)
  const given = new Map<SqlExpression, Expression>()
  for (const call of wanted.calls) given.set(call, planner.plan(call))
  return { rows: planner.finish(), given }
}

/** Where the rows of a window are: its columns, by slot. */
export interface Over {
  readonly partition: readonly Slot[]
  readonly order: readonly SlotOrder[]
}

export class WindowPlanner {
  readonly #wanted: Wanted
  #rows: Rows
  #steps: WindowStep[] = []
  readonly #known = new Map<string, Slot>()
  readonly #frames: FrameValues

  constructor(wanted: Wanted) {
    this.#wanted = wanted
    this.#frames = new FrameValues(wanted.draft)
    this.#rows = wanted.rows
  }

  get draft(): Draft {
    return this.#wanted.draft
  }

  plan(call: SqlCall): Expression {
    const { draft, value } = this.#wanted
    draft.at = call.at
    const window = this.#windowOf(call)
    if (call.order.length > 0) {
      const hint = 'Compute it in a query of its own with GROUP BY, and join that.'
      throw new SqlStop(
        'unsupported',
        `${call.name} in an order of its own cannot go over a window.`,
        hint,
        call.at,
      )
    }
    const partition = this.column(...window.partition.map(value))
    const keys = this.column(...window.order.map(({ expression }) => value(expression)))
    const order = window.order.flatMap(({ direction, nulls }, at) => {
      const slot = keys[at]
      return slot ? [{ slot, direction, nulls }] : []
    })
    return windowValue(call, window, { partition, order }, this, value)
  }

  /** Expressions as columns; what looks at other rows can only look at columns. */
  column(...values: readonly Expression[]): Slot[] {
    const fresh = values.filter((one) => one.kind !== 'column')
    // Columns of window steps that wait are computed before others are computed from them.
    if (fresh.some((one) => this.#waits(one))) this.#flush()
    const made = columnSlots(this.draft, this.#rows, values, 'value')
    this.#rows = made.rows
    return made.slots
  }

  /** A window column; the same one asked for twice is one. */
  step(
    over: Over,
    step: Omit<WindowStep, 'slot' | 'partition' | 'order'>,
    name: string,
  ): Expression {
    const { at } = this.draft
    const print = JSON.stringify([
      step.function,
      step.column?.key,
      step.offset,
      step.size,
      over.partition.map(({ key }) => key),
      over.order.map(({ slot, direction, nulls }) => [slot.key, direction, nulls]),
    ])
    const known = this.#known.get(print)
    if (known) return slotColumn(known, at)
    const type = windowType(step.function, step.column?.type ?? null)
    if (type === null) {
      const message = `${step.function} does not take a ${step.column?.type ?? 'value'}.`
      throw new SqlStop('type-mismatch', message, 'Convert it with CAST first.', at)
    }
    const needed = [
      ...over.partition,
      ...over.order.map(({ slot }) => slot),
      ...(step.column ? [step.column] : []),
    ]
    if (needed.some((slot) => !this.#rows.names.has(slot.key))) this.#flush()
    const slot = this.draft.slot(name, type)
    this.#steps.push({ slot, ...step, partition: over.partition, order: over.order })
    this.#known.set(print, slot)
    return slotColumn(slot, at)
  }

  /** A measure over a frame that no window column goes over. */
  framed(over: Over, frame: SqlFrame, measure: FrameMeasure, name: string): Expression {
    this.#flush()
    const made = this.#frames.measure(this.#rows, over, frame, measure, name)
    this.#rows = made.rows
    return made.value
  }

  /** Any column to order by, where the order does not matter but must be. */
  anyOrder(over: Over): Over {
    if (over.order.length > 0) return over
    const [key] =
      over.partition.length > 0 ? over.partition.map((slot) => slot.key) : this.#rows.names.keys()
    if (key === undefined) throw new Error('The rows have columns')
    const slot = this.draft.slotOf(key)
    return { ...over, order: [{ slot, direction: 'ascending', nulls: 'last' }] }
  }

  nameOf(call: SqlCall): string {
    return nameExpression(call)
  }

  typeOf(expression: Expression) {
    return typeIn(expression, this.draft)
  }

  finish(): Rows {
    this.#flush()
    return this.#rows
  }

  #waits(expression: Expression): boolean {
    const print = fingerprint(expression)
    return this.#steps.some(({ slot }) => print.includes(`"name":${JSON.stringify(slot.key)}`))
  }

  #flush(): void {
    this.#rows = windowRows(this.draft, this.#rows, this.#steps)
    this.#steps = []
  }

  #windowOf({ over, at }: SqlCall): SqlWindow {
    if (!over) throw new Error('A window function has a window')
    if (over.named === null) return over
    const named = this.#wanted.windows.get(over.named)
    if (named) return named
    const hint = 'Define it with WINDOW name AS (…).'
    throw new SqlStop('unreadable', `There is no window ${over.named}.`, hint, at)
  }
}
