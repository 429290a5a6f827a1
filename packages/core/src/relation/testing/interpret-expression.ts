import { bindExpression } from '../bind-expression.ts'
import type { Column, ColumnType } from '../column.ts'
import type { Binary, Expression } from '../expression.ts'
import { interpretCast } from './interpret-cast.ts'
import { INTERPRETED } from './interpret-call.ts'
import { compareValues, integer, widened } from './value.ts'
import type { Value } from './value.ts'

type Row = (column: string) => Value

/** An expression as a function of a row: slow, plain, and written from docs/semantics.md alone. */
export function interpretExpression(
  expression: Expression,
  columns: readonly Column[],
): (row: Row) => Value {
  const bound = bindExpression(expression, columns)
  if (bound.problems[0]) throw new Error(bound.problems[0].message)
  const typeOf = (node: Expression) => bound.types.get(node) ?? null
  return (row) => evaluate(bound.expression, { row, typeOf })
}

interface Place {
  readonly row: Row
  typeOf(node: Expression): ColumnType | null
}

function evaluate(node: Expression, place: Place): Value {
  const at = (child: Expression) => evaluate(child, place)
  switch (node.kind) {
    case 'literal':
      if (node.type === 'integer') return BigInt(node.value)
      return node.type === 'number' ? Number(node.value) : node.value
    case 'column':
      return place.row(node.name)
    case 'unary': {
      const value = at(node.operand)
      if (value === null) return null
      if (node.operator === 'not') return !value
      return typeof value === 'bigint' ? integer(-value) : -Number(value)
    }
    case 'binary':
      return binary(node, place)
    case 'call': {
      const rule = INTERPRETED[node.name]
      if (!rule) throw new Error(`The interpreter does not know ${node.name}`)
      const type = place.typeOf(node)
      return rule(node.args.map(at), { type, types: node.args.map((arg) => place.typeOf(arg)) })
    }
    case 'in': {
      const operand = at(node.operand)
      const found = node.items.map((item) => equals(operand, at(item))).reduce(either, false)
      return negatedIf(node.negated, found)
    }
    case 'between': {
      const [value, low, high] = [at(node.operand), at(node.low), at(node.high)]
      const above = compared(value, low, (order) => order >= 0)
      const below = compared(value, high, (order) => order <= 0)
      return negatedIf(node.negated, both(above, below))
    }
    case 'like': {
      const [value, pattern] = [at(node.operand), at(node.pattern)]
      if (value === null || pattern === null) return null
      const fold = (text: string) => (node.ignoreCase ? text.toLowerCase() : text)
      return negatedIf(node.negated, isLike(fold(String(value)), fold(String(pattern))))
    }
    case 'is-null':
      return (at(node.operand) === null) !== node.negated
    case 'case': {
      const taken = node.branches.find(({ when }) => at(when) === true)?.then ?? node.otherwise
      return taken ? widened(at(taken), place.typeOf(node)) : null
    }
    case 'cast':
      return interpretCast(at(node.operand), place.typeOf(node.operand), node.to)
  }
}

function binary(node: Binary, place: Place): Value {
  const left = evaluate(node.left, place)
  const right = evaluate(node.right, place)
  switch (node.operator) {
    case 'and':
      return both(left, right)
    case 'or':
      return either(left, right)
    case '=':
      return equals(left, right)
    case '<>':
      return negatedIf(true, equals(left, right))
    case '<':
      return compared(left, right, (order) => order < 0)
    case '<=':
      return compared(left, right, (order) => order <= 0)
    case '>':
      return compared(left, right, (order) => order > 0)
    case '>=':
      return compared(left, right, (order) => order >= 0)
    default:
      if (left === null || right === null) return null
      if (node.operator === '||') return `${left}${right}`
      return typeof left === 'bigint' && typeof right === 'bigint' && node.operator !== '/'
        ? wholeArithmetic(left, node.operator, right)
        : arithmetic(Number(left), node.operator, Number(right))
  }
}

function wholeArithmetic(left: bigint, operator: '+' | '-' | '*' | '%', right: bigint): Value {
  if (operator === '+') return integer(left + right)
  if (operator === '-') return integer(left - right)
  if (operator === '*') return integer(left * right)
  return right === 0n ? null : left % right
}

function arithmetic(left: number, operator: '+' | '-' | '*' | '/' | '%', right: number): Value {
  if (operator === '+') return left + right
  if (operator === '-') return left - right
  if (operator === '*') return left * right
  if (right === 0) return null
  return operator === '/' ? left / right : left % right
}

function both(left: Value, right: Value): Value {
  if (left === false || right === false) return false
  return left === null || right === null ? null : true
}

function either(left: Value, right: Value): Value {
  if (left === true || right === true) return true
  return left === null || right === null ? null : false
}

function negatedIf(negated: boolean, value: Value): Value {
  return negated && value !== null ? !value : value
}

function equals(left: Value, right: Value): Value {
  return compared(left, right, (order) => order === 0)
}

function compared(left: Value, right: Value, holds: (order: number) => boolean): Value {
  if (left === null || right === null) return null
  // A day beside a time is its midnight; as text it would only be shorter.
  const isMoment = [left, right].some((side) => /^\d{4}-\d{2}-\d{2} \d{2}:/.test(String(side)))
  const type = isMoment ? 'timestamp' : null
  return holds(compareValues(widened(left, type), widened(right, type)))
}

function isLike(text: string, pattern: string): boolean {
  const [first, ...rest] = Array.from(pattern)
  if (first === undefined) return text === ''
  const marks = Array.from(text)
  if (first === '%') {
    return [...marks, ''].some((_, index) => isLike(marks.slice(index).join(''), rest.join('')))
  }
  const fits = marks.length > 0 && (first === '_' || first === marks[0])
  return fits && isLike(marks.slice(1).join(''), rest.join(''))
}
