import type { Span } from '../diagnostics/diagnostic.ts'
import type { ColumnType } from '../relation/column.ts'
import { isMoment, isNumeric } from '../relation/common-type.ts'
import type { BinaryOperator, Expression } from '../relation/expression.ts'
import { call, castTo, literal } from './build-expression.ts'
import { alike, asText, typeIn } from './coerce.ts'
import { foldNumbers } from './fold-numbers.ts'
import { matchesPattern } from './like-pattern.ts'
import { elapsedPart, shiftMoment } from './shift-moment.ts'
import { slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlBinary, SqlCall, SqlColumn, SqlExpression, SqlIs } from './syntax.ts'
import { translateCall } from './translate-call.ts'
import type { Draft } from './draft.ts'
import type { Slot } from './rows.ts'

/** What names mean where an expression stands. */
export interface Meaning {
  readonly draft: Draft
  column(node: SqlColumn): Slot
  /** What stands for an aggregate, a window column or a subquery, all computed before; else null. */
  given(node: SqlExpression): Expression | null
}

/** SQL as an expression of ours over slots, with what SQL converts by itself written out. */
export function translate(node: SqlExpression, meaning: Meaning): Expression {
  const given = meaning.given(node)
  if (given) return given
  const { at } = node
  const inner = (one: SqlExpression) => translate(one, meaning)
  const { draft } = meaning
  switch (node.kind) {
    case 'literal':
      return { ...node }
    case 'column':
      return slotColumn(meaning.column(node), at)
    case 'unary': {
      const operand = inner(node.operand)
      if (node.operator === '+') return operand
      if (node.operator === 'not') return negation(operand, at)
      return { kind: 'unary', operator: '-', operand, at }
    }
    case 'binary':
      return translateBinary(node, meaning)
    case 'call': {
      const sum = sumOf(node)
      if (sum) return translateBinary(sum, meaning)
      const elapsed = elapsedPart(node, inner, draft)
      if (elapsed) return elapsed
      return translateCall(node, node.args.map(inner), draft, () => misplaced(node))
    }
    case 'cast':
      return convert(inner(node.operand), node.to, node.scale, draft, at)
    case 'case': {
      const values = [...node.branches.map((one) => one.then), ...[node.otherwise ?? []].flat()]
      const made = alike(values.map(inner), draft)
      const branches = node.branches.map((branch, index) => {
        const when = node.operand
          ? comparison('=', inner(node.operand), inner(branch.when), draft, branch.when.at)
          : inner(branch.when)
        // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
        return { when, then: made[index] ?? when }
      })
      const otherwise = node.otherwise ? (made.at(-1) ?? null) : null
      return { kind: 'case', branches, otherwise, at }
    }
    case 'in': {
      if (node.operand.kind === 'row') throw rowValue(node)
      const [operand = inner(node.operand), ...items] = alike(
        [node.operand, ...node.items].map(inner),
        draft,
      )
      return { kind: 'in', operand, items, negated: node.negated, at }
    }
    case 'between': {
      const [operand = inner(node.operand), low = operand, high = operand] = alike(
        [node.operand, node.low, node.high].map(inner),
        draft,
      )
      return { kind: 'between', operand, low, high, negated: node.negated, at }
    }
    case 'like':
      return matchesPattern(
        asText(inner(node.operand), draft),
        asText(inner(node.pattern), draft),
        node,
      )
    case 'is':
      return translateIs(node, meaning)
    case 'interval': {
      const hint = "Add it to a date: date '2024-01-31' + interval '1' month."
      throw new SqlStop('unsupported', 'There is no column type for intervals.', hint, at)
    }
    case 'star':
      throw new SqlStop('misplaced', 'A * stands where one value is needed.', 'Name a column.', at)
    case 'row':
      throw rowValue(node)
    case 'query':
    case 'in-query': {
      const hint = 'Put it into a WITH or a join.'
      throw new SqlStop('unsupported', 'A subquery cannot stand here.', hint, at)
    }
  }
}

/** `date_add(ordered_at, interval 1 month)` is a sum. */
function sumOf({ name, args, at }: SqlCall): SqlBinary | null {
  const [left, right] = args
  const operator = name === 'date_add' ? '+' : name === 'date_sub' ? '-' : null
  if (!operator || !left || right?.kind !== 'interval' || args.length > 2) return null
  return { kind: 'binary', operator, left, right, at }
}

export function negation(operand: Expression, at: Span): Expression {
  return { kind: 'unary', operator: 'not', operand, at }
}

export function comparison(
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
  draft: Draft,
  at: Span,
): Expression {
  const [one = left, other = right] = alike([left, right], draft)
  return { kind: 'binary', operator, left: one, right: other, at }
}

const COMPARISONS = ['=', '<>', '<', '<=', '>', '>=']

function translateBinary(node: SqlBinary, meaning: Meaning): Expression {
  const { draft } = meaning
  const { at, operator } = node
  if (operator === '+' || operator === '-') {
    const shifted = shiftMoment(node, (one) => translate(one, meaning), draft)
    if (shifted) return shifted
  }
  if (node.left.kind === 'row' || node.right.kind === 'row') return rowComparison(node, meaning)
  const left = translate(node.left, meaning)
  const right = translate(node.right, meaning)
  switch (operator) {
    case '||':
      return {
        kind: 'binary',
        operator,
        left: asText(left, draft),
        right: asText(right, draft),
        at,
      }
    case '^':
      return call('power', [left, right], at)
    case '//':
      return castTo(
        call('trunc', [{ kind: 'binary', operator: '/', left, right, at }], at),
        'integer',
      )
    case '~':
    case '!~': {
      const whole =
        right.kind === 'literal' ? literal(`^(?:${String(right.value)})$`, right.at) : right
      const matched = call('regexp_matches', [left, whole], at)
      return operator === '~' ? matched : negation(matched, at)
    }
    default: {
      if (COMPARISONS.includes(operator)) return comparison(operator, left, right, draft, at)
      return foldNumbers({ kind: 'binary', operator, left, right, at })
    }
  }
}

/** `(a, b) = (1, 2)` is `a = 1 and b = 2`. */
function rowComparison(node: SqlBinary, meaning: Meaning): Expression {
  const { left, right, at } = node
  const fits =
    left.kind === 'row' && right.kind === 'row' && left.items.length === right.items.length
  if (!fits || node.operator !== '=') throw rowValue(node)
  const [first, ...rest] = left.items.map((item, index): Expression => {
    const other = right.items[index] ?? item
    const sides = [translate(item, meaning), translate(other, meaning)] as const
    return comparison('=', ...sides, meaning.draft, at)
  })
  if (!first) throw rowValue(node)
  return rest.reduce<Expression>(
    (one, other) => ({ kind: 'binary', operator: 'and', left: one, right: other, at }),
    first,
  )
}

function translateIs(node: SqlIs, meaning: Meaning): Expression {
  const { what, negated, at } = node
  const operand = translate(node.operand, meaning)
  if (what === 'null') return { kind: 'is-null', operand, negated, at }
  if (typeof what === 'object') {
    const other = translate(what.distinctFrom, meaning)
    const same = call('is_same', alike([operand, other], meaning.draft), at)
    return negated ? same : negation(same, at)
  }
  const fallback: Expression = { kind: 'literal', type: 'boolean', value: what === 'false', at }
  const sure = call('coalesce', [operand, fallback], at)
  return (what === 'true') === negated ? negation(sure, at) : sure
}

/** SQL rounds where a number becomes an integer; ours cuts off. */
export function convert(
  operand: Expression,
  to: ColumnType,
  scale: number | null,
  draft: Draft,
  at: Span,
): Expression {
  const from = typeIn(operand, draft)
  if (to === 'integer' && from === 'number') {
    return { ...castTo(call('round', [operand], at), 'integer'), at }
  }
  if (scale !== null && to === 'number') {
    const value = from === 'number' ? operand : castTo(operand, 'number')
    return call('round', [value, { kind: 'literal', type: 'integer', value: `${scale}`, at }], at)
  }
  if (from !== null && isMoment(from) && isNumeric(to)) {
    const hint = 'Take a part of it, such as extract(year from …).'
    throw new SqlStop('type-mismatch', `A ${from} cannot become a number.`, hint, at)
  }
  // The empty text that regexp_extract gives where nothing matches is no number and no date either.
  const plain = to === 'text' ? operand : withoutEmpty(operand)
  return from === to ? plain : { kind: 'cast', operand: plain, to, at }
}

function withoutEmpty(operand: Expression): Expression {
  if (operand.kind !== 'case' || operand.branches.length !== 1) return operand
  const value = operand.branches[0]?.then
  const isEmptied = value?.kind === 'call' && value.name === 'coalesce' && value.args.length === 2
  const [first, second] = isEmptied ? value.args : []
  const fits = second?.kind === 'literal' && second.value === '' && first?.kind === 'call'
  return fits && first.name === 'regexp_extract' ? first : operand
}

function misplaced(node: SqlCall): SqlStop {
  const what = node.over ? 'A window function' : `The aggregate ${node.name}`
  const message = `${what} cannot stand here.`
  const hint = node.over
    ? 'Window functions stand in the SELECT list, in ORDER BY and in QUALIFY.'
    : 'Aggregates stand in the SELECT list, in HAVING and in ORDER BY.'
  return new SqlStop('misplaced', message, hint, node.at)
}

function rowValue(node: { readonly at: Span }): SqlStop {
  const hint = 'Compare the columns one by one.'
  return new SqlStop(
    'unsupported',
    'Several values in parentheses cannot stand here.',
    hint,
    node.at,
  )
}
