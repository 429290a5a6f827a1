import type { ColumnType } from '../relation/column.ts'
import { commonType, isNumeric } from '../relation/common-type.ts'
import { literal, nothing } from './build-expression.ts'
import type { Draft } from './draft.ts'
import type { PlannedQuery } from './planning.ts'
import { freshName } from './rows.ts'
import type { Rows, Slot } from './rows.ts'
import { same } from './scope.ts'
import { slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import {
  aggregateRows,
  computeColumns,
  distinctRows,
  filterRows,
  selectColumns,
  unionRows,
  windowRows,
} from './steps.ts'
import type { SetOperation } from './syntax.ts'

/** UNION, INTERSECT and EXCEPT, column by column; null is equal to null, as for DISTINCT. */
export function planSet(
  draft: Draft,
  node: SetOperation,
  first: PlannedQuery,
  second: PlannedQuery,
): PlannedQuery {
  draft.at = node.at
  const [left, right] = node.byName ? byName(draft, first, second) : [first, second]
  if (left.columns.length !== right.columns.length) {
    const message = `The first query has ${left.columns.length} columns, the second ${right.columns.length}.`
    throw new SqlStop('column-count', message, 'Both need the same number.', node.at)
  }
  const columns = left.columns.map((slot, at) => {
    const other = right.columns[at]
    return draft.slot(slot.name, typeOfBoth(slot, other ?? slot))
  })
  const one = aligned(draft, left, columns, null)
  const other = aligned(draft, right, columns, one)
  const rows =
    node.operator === 'union'
      ? { ...unionRows(draft, [one, other], !node.all), names: one.names }
      : compared(draft, node, one, other, columns)
  return { rows, columns }
}

/** `union by name`: the columns of both, empty where a side has none of that name. */
function byName(draft: Draft, left: PlannedQuery, right: PlannedQuery) {
  const extra = right.columns.filter(({ name }) => !named(left, name))
  const names = [...left.columns, ...extra].map(({ name }) => name)
  const complete = (side: PlannedQuery): PlannedQuery => {
    const columns = names.map((name) => named(side, name) ?? draft.slot(name, null))
    const added = columns.filter((slot) => !side.columns.includes(slot))
    const rows = computeColumns(
      draft,
      side.rows,
      added.map((slot) => ({ slot, value: nothing(draft.at) })),
    )
    return { rows, columns }
  }
  return [complete(left), complete(right)] as const
}

function named({ columns }: PlannedQuery, wanted: string): Slot | undefined {
  return columns.find(({ name }) => same(name, wanted))
}

function typeOfBoth(one: Slot, other: Slot): ColumnType | null {
  if (one.isNull || other.isNull) return one.isNull ? (other.isNull ? null : other.type) : one.type
  const types = [one.type, other.type].map((type) => (type === 'boolean' ? 'integer' : type))
  const isMixed = one.type !== other.type && types.every(isNumeric)
  return commonType(isMixed ? types : [one.type, other.type]) ?? 'text'
}

/** The columns under the names of the result; one block cannot be two inputs of a union. */
function aligned(
  draft: Draft,
  planned: PlannedQuery,
  columns: readonly Slot[],
  other: Rows | null,
): Rows {
  const outputs = planned.columns.map((slot, at) => {
    const { name, type } = columns[at] ?? slot
    // Nulls take the type of the other side, and truth values beside numbers are 1 and 0.
    const convert = slot.type !== type && (slot.isNull === true || slot.type === 'boolean')
    return { slot, name, ...(convert ? { type } : {}) }
  })
  const rows = selectColumns(draft, planned.rows, outputs, planned.rows.block === other?.block)
  const names = new Map(columns.map((slot) => [slot.key, slot.name]))
  return { ...rows, names }
}

/**
 * Which rows are in both, or in the first alone: all rows one below the other, marked by where they
 * come from, and counted by what is in them. A join would not find rows with empty cells.
 */
function compared(
  draft: Draft,
  { operator, all, at }: SetOperation,
  left: Rows,
  right: Rows,
  columns: readonly Slot[],
): Rows {
  const taken = columns.map(({ name }) => ({ name }))
  const markName = freshName('in_first', taken)
  const otherName = freshName('in_second', [...taken, { name: markName }])
  const marked = (rows: Rows, isFirst: boolean) => {
    const first = draft.slot(markName, 'integer')
    const second = draft.slot(otherName, 'integer')
    const numbered = all ? numberedRows(draft, rows, columns) : { rows, slots: [] }
    const made = computeColumns(draft, numbered.rows, [
      { slot: first, value: literal(isFirst ? 1 : 0, at) },
      { slot: second, value: literal(isFirst ? 0 : 1, at) },
    ])
    return { rows: made, first, second, slots: numbered.slots }
  }
  const one = marked(left, true)
  const other = marked(right, false)
  const both = { ...unionRows(draft, [one.rows, other.rows], false), names: one.rows.names }
  const inFirst = draft.slot(markName, 'integer')
  const inSecond = draft.slot(otherName, 'integer')
  const grouped = aggregateRows(
    draft,
    both,
    [...columns, ...one.slots],
    [
      { slot: inFirst, function: 'max', column: one.first },
      { slot: inSecond, function: 'max', column: one.second },
    ],
  )
  const is = (slot: Slot, value: number) =>
    ({
      kind: 'binary',
      operator: '=',
      left: slotColumn(slot, at),
      right: literal(value, at),
      at,
    }) as const
  const kept = filterRows(draft, grouped, {
    kind: 'binary',
    operator: 'and',
    left: is(inFirst, 1),
    right: is(inSecond, operator === 'intersect' ? 1 : 0),
    at,
  })
  return selectColumns(
    draft,
    kept,
    columns.map((slot) => ({ slot, name: slot.name })),
  )
}

/** Equal rows told apart by a number, for INTERSECT ALL and EXCEPT ALL. */
function numberedRows(draft: Draft, rows: Rows, columns: readonly Slot[]) {
  const [first] = columns
  if (!first) return { rows: distinctRows(draft, rows), slots: [] }
  const slot = draft.slot('occurrence', 'integer')
  const order = [{ slot: first, direction: 'ascending', nulls: 'last' } as const]
  const step = { slot, function: 'row_number', column: null, partition: columns, order } as const
  return { rows: windowRows(draft, rows, [step]), slots: [slot] }
}
