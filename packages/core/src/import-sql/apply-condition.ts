import type { Expression } from '../relation/expression.ts'
import { attachValue } from './attach-value.ts'
import { call, literal, nothing } from './build-expression.ts'
import { alike } from './coerce.ts'
import { joinRows } from './join-rows.ts'
import { columnSlots } from './key-slots.ts'
import {
  above,
  countRows,
  isSubquery,
  linkKeys,
  operandsOf,
  settleOuter,
  valuesOf,
  wrongWidth,
} from './link-subquery.ts'
import type { Around, KeyPair, Linked } from './link-subquery.ts'
import type { PlannedSubquery } from './planning.ts'
import type { Rows, Slot } from './rows.ts'
import { allOf, slotColumn } from './slot-expression.ts'
import { findSql } from './sql-children.ts'
import { SqlStop } from './sql-problem.ts'
import { aggregateRows, filterRows } from './steps.ts'
import type { SqlExpression, SqlInQuery, SqlQueryValue } from './syntax.ts'
import { comparison, negation } from './translate.ts'

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

function isPlain(node: SqlExpression): boolean {
  return findSql(node, isSubquery).length === 0
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
  const unknowns = { ...counted, called: 'unknown values' }
  return joinRows(draft, rows, unknowns, { how: 'anti', keys, condition })
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
