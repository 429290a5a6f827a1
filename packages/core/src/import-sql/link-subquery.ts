import type { Expression } from '../relation/expression.ts'
import { literal } from './build-expression.ts'
import { joinRows } from './join-rows.ts'
import { columnSlots } from './key-slots.ts'
import type { PlannedSubquery, Planning } from './planning.ts'
import type { Rows, Slot } from './rows.ts'
import type { Scope } from './scope.ts'
import { allOf, mapped, slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import { windowRows } from './steps.ts'
import type { SqlExpression, SqlInQuery, SqlQueryValue } from './syntax.ts'

/** The query a subquery stands in. */
export interface Around {
  readonly planning: Planning
  readonly scope: Scope
  value(node: SqlExpression): Expression
  /** An expression over the tables of FROM, as one over the rows at hand. */
  settle(value: Expression): Expression
  /** What stands for a subquery from now on. */
  remember(node: SqlExpression, value: Expression): void
}

export function isSubquery(node: SqlExpression): node is SqlQueryValue | SqlInQuery {
  return node.kind === 'query' || node.kind === 'in-query'
}

export interface KeyPair {
  readonly left: Slot
  readonly right: Slot
}

export interface Linked {
  readonly rows: Rows
  readonly keys: readonly KeyPair[]
  /** A subquery that stands alone is put beside every row. */
  readonly how: 'left' | 'cross'
}

/** The keys that tie a subquery to the rows around, as columns of both. */
export function linkKeys(rows: Rows, sub: PlannedSubquery, around: Around): Linked {
  const outer = sub.link.keys.map((key) => settleOuter(key.outer, around))
  const made = columnSlots(around.planning.draft, rows, outer)
  const keys = sub.link.keys.flatMap((key, index) => {
    const left = made.slots[index]
    return left ? [{ left, right: key.inner }] : []
  })
  return { rows: made.rows, keys, how: keys.length > 0 ? 'left' : 'cross' }
}

/** Only what is of the query around is settled there; the rest are columns of the subquery. */
export function settleOuter(expression: Expression, around: Around): Expression {
  const { local } = around.scope
  return mapped(expression, (node) =>
    node.kind === 'column' && local.has(node.name) ? around.settle(node) : null,
  )
}

/** The rows around, numbered, and beside each the rows of the subquery that fit it. */
export function pairsByRow(rows: Rows, sub: PlannedSubquery, around: Around) {
  const { draft } = around.planning
  const linked = linkKeys(rows, sub, around)
  const number = draft.slot('row', 'integer')
  const [first] = linked.rows.names.keys()
  if (first === undefined) throw new Error('The rows have columns')
  const order = [{ slot: draft.slotOf(first), direction: 'ascending', nulls: 'last' } as const]
  const step = { slot: number, function: 'row_number', column: null, partition: [], order } as const
  const numbered = windowRows(draft, linked.rows, [step])
  const condition = allOf(sub.link.conditions.map((one) => settleOuter(one, around)))
  const pairs = joinRows(draft, numbered, sub.rows, { how: 'inner', keys: linked.keys, condition })
  return { numbered, number, pairs }
}

export function valuesOf(node: SqlInQuery, around: Around): PlannedSubquery {
  const sub = around.planning.subquery(node.query, around.scope, 'values')
  if (!sub.values) return sub
  // An aggregate tied to the query around has its value computed here, among its own columns.
  const { draft } = around.planning
  const made = columnSlots(draft, sub.rows, sub.values, 'value')
  if (sub.missing.size > 0) throw tied(node, sub)
  return { ...sub, rows: made.rows, columns: made.slots }
}

export function operandsOf(node: SqlInQuery, sub: PlannedSubquery): readonly SqlExpression[] {
  const operands = node.operand.kind === 'row' ? node.operand.items : [node.operand]
  if (operands.length !== sub.columns.length) throw wrongWidth(node, operands.length)
  return operands
}

export function countRows(slot: Slot) {
  return { slot, function: 'count_rows', column: null } as const
}

export function above(slot: Slot, value: number, { at }: SqlExpression): Expression {
  return {
    kind: 'binary',
    operator: '>',
    left: slotColumn(slot, at),
    right: literal(value, at),
    at,
  }
}

export function needRows(rows: Rows | null, { at }: SqlExpression): Rows {
  if (rows) return rows
  const hint = 'A pipeline begins with data: add FROM and a table.'
  throw new SqlStop('no-table', 'The query reads no table.', hint, at)
}

export function wrongWidth({ at }: SqlExpression, wanted: number): SqlStop {
  const message = `The subquery should give ${wanted} ${wanted === 1 ? 'column' : 'columns'}.`
  return new SqlStop('column-count', message, 'Change its SELECT list.', at)
}

export function tied(node: SqlExpression, sub: PlannedSubquery): SqlStop {
  const at = sub.link.conditions[0]?.at ?? node.at
  const hint = 'Put it into WHERE, joined to other conditions with AND.'
  return new SqlStop('unsupported', 'This subquery cannot stand inside an expression.', hint, at)
}
