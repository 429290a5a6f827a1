import type { Expression } from '../relation/expression.ts'
import { call, literal, nothing, when } from './build-expression.ts'
import { alike } from './coerce.ts'
import { joinRows } from './join-rows.ts'
import { columnSlots } from './key-slots.ts'
import {
  countRows,
  linkKeys,
  needRows,
  operandsOf,
  pairsByRow,
  tied,
  valuesOf,
  wrongWidth,
} from './link-subquery.ts'
import type { Around } from './link-subquery.ts'
import type { PlannedSubquery } from './planning.ts'
import type { Rows } from './rows.ts'
import { atMostOneRow, oneRowEach } from './single-row.ts'
import { mapped, slotColumn } from './slot-expression.ts'
import { aggregateRows } from './steps.ts'
import type { SqlInQuery, SqlQueryValue } from './syntax.ts'
import { comparison, negation } from './translate.ts'

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
  if (sub.group) return attachByRow(node, needRows(rows, node), sub, sub.group, around)
  if (sub.link.conditions.length > 0) throw tied(node, sub)
  if (sub.link.keys.length === 0) {
    if (!column) throw wrongWidth(node, 1)
    const one =
      sub.single === 'exactly' ? { rows: sub.rows, slot: column } : atMostOneRow(draft, sub, column)
    around.remember(node, slotColumn(one.slot, node.at))
    const beside = { ...one.rows, called: one.slot.name }
    return rows ? joinRows(draft, rows, beside, { how: 'cross', keys: [] }) : one.rows
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

/** An aggregate over the rows that fit a row around by more than keys: each such row has a number. */
function attachByRow(
  node: SqlQueryValue,
  rows: Rows,
  sub: PlannedSubquery,
  group: NonNullable<PlannedSubquery['group']>,
  around: Around,
): Rows {
  const { draft } = around.planning
  const { numbered, number, pairs } = pairsByRow(rows, sub, around)
  const grouped = group(pairs, number)
  const keys = [{ left: number, right: number }]
  const joined = joinRows(draft, numbered, grouped.rows, { how: 'left', keys })
  const [value, second] = grouped.values ?? []
  if (!value || second) throw wrongWidth(node, 1)
  around.remember(node, withZeros(value, { ...sub, ...grouped }))
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
  const count = draft.slot('rows_found', 'integer')
  if (sub.link.conditions.length > 0) {
    const { numbered, number, pairs } = pairsByRow(rows, sub, around)
    const grouped = aggregateRows(draft, pairs, [number], [countRows(count)])
    const isFound: Expression = {
      kind: 'is-null',
      operand: slotColumn(count, node.at),
      negated: true,
      at: node.at,
    }
    around.remember(node, isFound)
    const keys = [{ left: number, right: number }]
    return joinRows(draft, numbered, grouped, { how: 'left', keys })
  }
  const linked = linkKeys(rows, sub, around)
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
