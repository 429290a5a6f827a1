import type { Expression } from '../relation/expression.ts'
import { call, literal, nothing, when } from './build-expression.ts'
import { alike } from './coerce.ts'
import { joinRows } from './join-rows.ts'
import { columnSlots } from './key-slots.ts'
import type { Planning, PlannedSubquery } from './planning.ts'
import type { Rows, Slot } from './rows.ts'
import type { Scope } from './scope.ts'
import { atMostOneRow, oneRowEach } from './single-row.ts'
import { allOf, mapped, slotColumn } from './slot-expression.ts'
import { findSql } from './sql-children.ts'
import { SqlStop } from './sql-problem.ts'
import { aggregateRows, filterRows } from './steps.ts'
import type { SqlExpression, SqlInQuery, SqlQueryValue } from './syntax.ts'
import { comparison, negation } from './translate.ts'

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

function isPlain(node: SqlExpression): boolean {
  return findSql(node, isSubquery).length === 0
}

/** A condition with subqueries: those that only ask for a match become joins that keep or drop rows. */
export function applyCondition(part: SqlExpression, rows: Rows, around: Around): Rows {
  const negated = part.kind === 'unary' && part.operator === 'not'
  const inner = negated ? part.operand : part
  if (inner.kind === 'query' && inner.exists) return keepExisting(inner, negated, rows, around)
  if (inner.kind === 'in-query' && isPlain(inner.operand)) {
    const turned = negated ? opposite(inner) : inner
    return keepMatching(turned, rows, around)
  }
  let attached = rows
  for (const node of findSql(part, isSubquery)) attached = attachValue(node, attached, around)
  return filterRows(around.planning.draft, attached, around.value(part))
}

const OPPOSITE = { '=': '<>', '<>': '=', '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const

/** `not (x > any (…))` is `x <= all (…)`. */
function opposite(node: SqlInQuery): SqlInQuery {
  const quantifier = node.quantifier === 'any' ? 'all' : 'any'
  return { ...node, operator: OPPOSITE[node.operator], quantifier }
}

function keepExisting(node: SqlQueryValue, negated: boolean, rows: Rows, around: Around): Rows {
  const { draft } = around.planning
  const sub = around.planning.subquery(node.query, around.scope, 'exists')
  const how = negated ? 'anti' : 'semi'
  const { keys, conditions } = sub.link
  if (keys.length > 0 || conditions.length > 0) {
    const linked = linkKeys(rows, sub, around)
    const condition = allOf(conditions.map((one) => settleOuter(one, around)))
    return joinRows(draft, linked.rows, sub.rows, { how, keys: linked.keys, condition })
  }
  const count = draft.slot('rows_found', 'integer')
  const counted = aggregateRows(draft, sub.rows, [], [countRows(count)])
  const condition = above(count, 0, node)
  return joinRows(draft, rows, counted, { how, keys: [], condition })
}

function keepMatching(node: SqlInQuery, rows: Rows, around: Around): Rows {
  const { draft } = around.planning
  const { at } = node
  const sub = valuesOf(node, around)
  const operands = operandsOf(node, sub).map((one) => around.value(one))
  const linked = linkKeys(rows, sub, around)
  const pairs = sub.columns.map((slot, index) => {
    const operand = operands[index] ?? nothing(at)
    const [left = operand, right = operand] = alike([operand, slotColumn(slot, at)], draft)
    return { left, right }
  })
  const linkConditions = sub.link.conditions.map((one) => settleOuter(one, around))
  if (node.operator !== '=' && node.operator !== '<>') {
    return keepCompared(node, pairs, linked, sub, linkConditions, around)
  }
  const isIn = node.operator === '=' && node.quantifier === 'any'
  const isNotIn = node.operator === '<>' && node.quantifier === 'all'
  if (!isIn && !isNotIn) return keepCompared(node, pairs, linked, sub, linkConditions, around)
  const left = columnSlots(
    draft,
    linked.rows,
    pairs.map((pair) => pair.left),
  )
  const right = columnSlots(
    draft,
    sub.rows,
    pairs.map((pair) => pair.right),
  )
  const matches = left.slots.flatMap((slot, index) => {
    const other = right.slots[index]
    return other ? [{ left: slot, right: other }] : []
  })
  const keys = [...linked.keys, ...matches]
  const condition = allOf(linkConditions)
  if (isIn) return joinRows(draft, left.rows, right.rows, { how: 'semi', keys, condition })
  const [operand, second] = left.slots
  const [column] = right.slots
  if (!operand || !column || second || condition) {
    const hint = 'Use NOT EXISTS, which says what happens with empty cells.'
    throw new SqlStop('unsupported', 'This NOT IN cannot become blocks.', hint, at)
  }
  const unmatched = joinRows(draft, left.rows, right.rows, { how: 'anti', keys })
  return dropUnknown(unmatched, right.rows, { operand, column, keys: linked.keys, node }, around)
}

/** NOT IN is unknown beside an empty cell: in the list, or, unless the list is empty, on the left. */
function dropUnknown(
  rows: Rows,
  list: Rows,
  {
    operand,
    column,
    keys,
    node,
  }: { operand: Slot; column: Slot; keys: readonly KeyPair[]; node: SqlInQuery },
  { planning: { draft } }: Around,
): Rows {
  const { at } = node
  const all = draft.slot('values_listed', 'integer')
  const filled = draft.slot('values_filled', 'integer')
  const counted = aggregateRows(
    draft,
    list,
    keys.map((key) => key.right),
    [countRows(all), { slot: filled, function: 'count', column }],
  )
  const isEmpty: Expression = {
    kind: 'is-null',
    operand: slotColumn(operand, at),
    negated: false,
    at,
  }
  const hasEmpty = comparison('<', slotColumn(filled, at), slotColumn(all, at), draft, at)
  const unknown: Expression = { kind: 'binary', operator: 'or', left: isEmpty, right: hasEmpty, at }
  const condition: Expression =
    keys.length > 0
      ? unknown
      : { kind: 'binary', operator: 'and', left: above(all, 0, node), right: unknown, at }
  return joinRows(draft, rows, counted, { how: 'anti', keys, condition })
}

/** `x > any (…)` wants one row that fits; `x > all (…)` wants none that does not. */
function keepCompared(
  node: SqlInQuery,
  pairs: readonly { readonly left: Expression; readonly right: Expression }[],
  linked: Linked,
  sub: PlannedSubquery,
  conditions: readonly Expression[],
  { planning: { draft } }: Around,
): Rows {
  const { at, operator, quantifier } = node
  const [pair] = pairs
  if (!pair || pairs.length > 1) throw wrongWidth(node, 1)
  const holds = comparison(operator, pair.left, pair.right, draft, at)
  const fails = negation(call('coalesce', [holds, literal(false, at)], at), at)
  const condition = allOf([...conditions, quantifier === 'any' ? holds : fails])
  const how = quantifier === 'any' ? 'semi' : 'anti'
  return joinRows(draft, linked.rows, sub.rows, { how, keys: linked.keys, condition })
}

/** Joins a subquery so that its value can be used like a column. */
export function attachValue(
  node: SqlQueryValue | SqlInQuery,
  rows: Rows | null,
  around: Around,
): Rows {
  if (node.kind === 'in-query') return attachMembership(node, needRows(rows, node), around)
  if (node.exists) return attachExistence(node, needRows(rows, node), around)
  const { draft } = around.planning
  const sub = around.planning.subquery(node.query, around.scope, 'values')
  const [column, second] = sub.columns
  if (second || (sub.values && sub.values.length !== 1)) throw wrongWidth(node, 1)
  if (sub.link.conditions.length > 0) {
    const hint = 'Compare for equality, or join the tables in FROM.'
    const at = sub.link.conditions[0]?.at ?? node.at
    throw new SqlStop('unsupported', 'This ties a value to the query around.', hint, at)
  }
  if (sub.link.keys.length === 0) {
    if (!column) throw wrongWidth(node, 1)
    const one =
      sub.single === 'exactly' ? { rows: sub.rows, slot: column } : atMostOneRow(draft, sub, column)
    around.remember(node, slotColumn(one.slot, node.at))
    return rows ? joinRows(draft, rows, one.rows, { how: 'cross', keys: [] }) : one.rows
  }
  const linked = linkKeys(needRows(rows, node), sub, around)
  if (sub.values) {
    const joined = joinRows(draft, linked.rows, sub.rows, { how: 'left', keys: linked.keys })
    const [value = nothing(node.at)] = sub.values
    around.remember(node, withZeros(value, sub))
    return joined
  }
  if (!column) throw wrongWidth(node, 1)
  const { joined, slot } = oneRowEach(draft, linked, sub, column)
  around.remember(node, slotColumn(slot, node.at))
  return joined
}

/** Where no row was joined, a count is zero and not empty. */
function withZeros(value: Expression, { missing }: PlannedSubquery): Expression {
  return mapped(value, (node) =>
    node.kind === 'column' && missing.has(node.name)
      ? call('coalesce', [node, literal(0, node.at)], node.at)
      : null,
  )
}

function attachExistence(node: SqlQueryValue, rows: Rows, around: Around): Rows {
  const { draft } = around.planning
  const sub = around.planning.subquery(node.query, around.scope, 'exists')
  if (sub.link.conditions.length > 0) throw tied(node, sub)
  const linked = linkKeys(rows, sub, around)
  const count = draft.slot('rows_found', 'integer')
  const counted = aggregateRows(
    draft,
    sub.rows,
    linked.keys.map((key) => key.right),
    [countRows(count)],
  )
  const found = call('coalesce', [slotColumn(count, node.at), literal(0, node.at)], node.at)
  around.remember(node, comparison('>', found, literal(0, node.at), draft, node.at))
  return joinRows(draft, linked.rows, counted, { how: linked.how, keys: linked.keys })
}

/** `x in (…)` as a value: true, false, or unknown beside empty cells. */
function attachMembership(node: SqlInQuery, rows: Rows, around: Around): Rows {
  const { draft } = around.planning
  const { at } = node
  const isIn = node.operator === '=' && node.quantifier === 'any'
  const isNotIn = node.operator === '<>' && node.quantifier === 'all'
  const sub = valuesOf(node, around)
  const [operand, second] = operandsOf(node, sub)
  if ((!isIn && !isNotIn) || !operand || second || sub.link.conditions.length > 0)
    throw tied(node, sub)
  const linked = linkKeys(rows, sub, around)
  const [column] = sub.columns
  if (!column) throw wrongWidth(node, 1)
  const value = around.value(operand)
  const [own = value, other = value] = alike([value, slotColumn(column, at)], draft)
  const left = columnSlots(draft, linked.rows, [own])
  const right = columnSlots(draft, sub.rows, [other])
  const [leftKey] = left.slots
  const [rightKey] = right.slots
  if (!leftKey || !rightKey) throw wrongWidth(node, 1)
  const all = draft.slot('values_listed', 'integer')
  const filled = draft.slot('values_filled', 'integer')
  const counted = aggregateRows(
    draft,
    right.rows,
    linked.keys.map((key) => key.right),
    [countRows(all), { slot: filled, function: 'count', column: rightKey }],
  )
  const found = draft.slot('rows_found', 'integer')
  const groups = [...linked.keys.map((key) => key.right), rightKey]
  const listed = aggregateRows(draft, right.rows, groups, [countRows(found)])
  const withCounts = joinRows(draft, left.rows, counted, { how: linked.how, keys: linked.keys })
  const keys = [...linked.keys, { left: leftKey, right: rightKey }]
  const joined = joinRows(draft, withCounts, listed, { how: 'left', keys })
  const isFound: Expression = { kind: 'is-null', operand: slotColumn(found, at), negated: true, at }
  const isEmpty: Expression = { kind: 'is-null', operand: own, negated: false, at }
  const hasEmpty = comparison('<', slotColumn(filled, at), slotColumn(all, at), draft, at)
  const some = comparison(
    '>',
    call('coalesce', [slotColumn(all, at), literal(0, at)], at),
    literal(0, at),
    draft,
    at,
  )
  const unknown: Expression = {
    kind: 'binary',
    operator: 'and',
    left: some,
    right: { kind: 'binary', operator: 'or', left: isEmpty, right: hasEmpty, at },
    at,
  }
  const otherwise = when(unknown, nothing(at), literal(false, at))
  const truth = when(isFound, literal(true, at), otherwise)
  around.remember(node, isIn ? truth : negation(truth, at))
  return joined
}

interface KeyPair {
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
function linkKeys(rows: Rows, sub: PlannedSubquery, around: Around): Linked {
  const outer = sub.link.keys.map((key) => settleOuter(key.outer, around))
  const made = columnSlots(around.planning.draft, rows, outer)
  const keys = sub.link.keys.flatMap((key, index) => {
    const left = made.slots[index]
    return left ? [{ left, right: key.inner }] : []
  })
  return { rows: made.rows, keys, how: keys.length > 0 ? 'left' : 'cross' }
}

/** Only what is of the query around is settled there; the rest are columns of the subquery. */
function settleOuter(expression: Expression, around: Around): Expression {
  const { local } = around.scope
  return mapped(expression, (node) =>
    node.kind === 'column' && local.has(node.name) ? around.settle(node) : null,
  )
}

function valuesOf(node: SqlInQuery, around: Around): PlannedSubquery {
  const sub = around.planning.subquery(node.query, around.scope, 'values')
  if (!sub.values) return sub
  // An aggregate tied to the query around has its value computed here, among its own columns.
  const { draft } = around.planning
  const made = columnSlots(draft, sub.rows, sub.values, 'value')
  if (sub.missing.size > 0) throw tied(node, sub)
  return { ...sub, rows: made.rows, columns: made.slots }
}

function operandsOf(node: SqlInQuery, sub: PlannedSubquery): readonly SqlExpression[] {
  const operands = node.operand.kind === 'row' ? node.operand.items : [node.operand]
  if (operands.length !== sub.columns.length) throw wrongWidth(node, operands.length)
  return operands
}

function countRows(slot: Slot) {
  return { slot, function: 'count_rows', column: null } as const
}

function above(slot: Slot, value: number, { at }: SqlExpression): Expression {
  return {
    kind: 'binary',
    operator: '>',
    left: slotColumn(slot, at),
    right: literal(value, at),
    at,
  }
}

function needRows(rows: Rows | null, { at }: SqlExpression): Rows {
  if (rows) return rows
  const hint = 'A pipeline begins with data: add FROM and a table.'
  throw new SqlStop('no-table', 'The query reads no table.', hint, at)
}

function wrongWidth({ at }: SqlExpression, wanted: number): SqlStop {
  const message = `The subquery should give ${wanted} ${wanted === 1 ? 'column' : 'columns'}.`
  return new SqlStop('column-count', message, 'Change its SELECT list.', at)
}

function tied(node: SqlExpression, sub: PlannedSubquery): SqlStop {
  const at = sub.link.conditions[0]?.at ?? node.at
  const hint = 'Put it into WHERE, joined to other conditions with AND.'
  return new SqlStop('unsupported', 'This subquery cannot stand inside an expression.', hint, at)
}
