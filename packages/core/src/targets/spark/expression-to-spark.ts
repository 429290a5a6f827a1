import { bindExpression } from '../../relation/bind-expression.ts'
import type { BoundExpression } from '../../relation/bind-expression.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import type { Binary, BinaryOperator, Case, Expression, Like } from '../../relation/expression.ts'
import { chainOf } from '../chain-of.ts'
import { printCall } from './call.ts'
import { sparkCast } from './cast.ts'
import { cast, sparkColumn } from './column-name.ts'
import { sparkLike, sparkLikeColumn } from './like.ts'
import { fn, lit, method, operation, text } from './spark-tree.ts'
import type { SparkNode, SparkOperator, SparkValue } from './spark-tree.ts'

/** An expression over columns as a Column of Spark. */
export function expressionToSpark(expression: Expression, columns: readonly Column[]): SparkNode {
  const bound = bindExpression(expression, columns)
  const [problem] = bound.problems
  if (problem) throw new Error(`An expression with problems reached a printer: ${problem.message}`)
  return new SparkPrinter(bound.types).column(bound.expression)
}

const SIGNS: Readonly<Partial<Record<BinaryOperator, SparkOperator>>> = {
  '=': '==',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
}

export class SparkPrinter {
  readonly #types: BoundExpression['types']

  constructor(types: BoundExpression['types']) {
    this.#types = types
  }

  typeOf(node: Expression): ColumnType | null {
    return this.#types.get(node) ?? null
  }

  /** A Column, also where a literal stands. */
  column(node: Expression): SparkNode {
    const bare = bareValue(node)
    if (bare) {
      const value: SparkNode = { kind: 'lit', value: bare }
      // Spark would take whole numbers for 32 bits.
      return bare.type === 'integer' ? cast(value, 'integer') : value
    }
    switch (node.kind) {
      case 'literal':
        if (node.type === 'null') return this.#null(this.typeOf(node))
        if (node.type === 'date' || node.type === 'timestamp')
          return cast(lit(text(node.value)), node.type)
        throw new Error(`A literal has no value: ${node.type}`)
      case 'column':
        return sparkColumn(node.name)
      case 'unary': {
        const { operand } = node
        if (node.operator === '-') return { kind: 'negative', operand: this.column(operand) }
        if (operand.kind === 'is-null')
          return method(this.column(operand.operand), operand.negated ? 'isNull' : 'isNotNull')
        return not(this.column(operand))
      }
      case 'binary':
        return this.#binary(node)
      case 'call':
        return printCall(node, this)
      case 'in': {
        const items = node.items.map((item) => this.value(item))
        return negated(node.negated, method(this.column(node.operand), 'isin', ...items))
      }
      case 'between': {
        const bounds = [node.low, node.high].map((bound) => this.value(bound))
        return negated(node.negated, method(this.column(node.operand), 'between', ...bounds))
      }
      case 'like':
        return negated(node.negated, this.#like(node))
      case 'is-null':
        return method(this.column(node.operand), node.negated ? 'isNotNull' : 'isNull')
      case 'case':
        return this.#case(node)
      case 'cast': {
        const from = this.typeOf(node.operand)
        return from === null
          ? this.#null(node.to)
          : sparkCast(this.column(node.operand), from, node.to)
      }
    }
  }

  /** A bare value where a literal stands beside columns, else a Column. */
  value(node: Expression): SparkNode {
    const bare = bareValue(node)
    return bare ? { kind: 'value', value: bare } : this.column(node)
  }

  #null(type: ColumnType | null): SparkNode {
    return cast({ kind: 'lit', value: { type: 'null' } }, type ?? 'text')
  }

  #binary(node: Binary): SparkNode {
    const { operator, left, right } = node
    switch (operator) {
      case 'and':
        return operation('&', ...chainOf(node).map((side) => this.column(side)))
      case 'or':
        return operation('|', ...chainOf(node).map((side) => this.column(side)))
      case '||':
        return fn('concat', ...chainOf(node).map((side) => this.column(side)))
      case '%':
        return fn('try_mod', this.column(left), this.column(right))
      case '/':
        if (!isNonZero(right)) return fn('try_divide', this.column(left), this.column(right))
        break
      case '=':
      case '<>':
        if (right.kind === 'literal' && right.type === 'boolean') {
          const isTrue = right.value === (operator === '=')
          return negated(!isTrue, this.column(left))
        }
        break
    }
    const sign = SIGNS[operator]
    if (!sign) throw new Error(`No operator ${operator}`)
    const first = bareValue(right) === null ? lit(this.value(left)) : this.column(left)
    return operation(sign, first, this.value(right))
  }

  #like(node: Like): SparkNode {
    const small = (column: SparkNode) => (node.ignoreCase ? fn('lower', column) : column)
    const operand = small(this.column(node.operand))
    if (node.pattern.kind !== 'literal' || node.pattern.type !== 'text')
      return sparkLikeColumn(operand, small(this.column(node.pattern)))
    const pattern = node.ignoreCase ? node.pattern.value.toLowerCase() : node.pattern.value
    return sparkLike(operand, pattern)
  }

  #case(node: Case): SparkNode {
    const isWhole = this.typeOf(node) === 'integer'
    const choice = (value: Expression) => (isWhole ? this.column(value) : this.value(value))
    const [first, ...others] = node.branches.map(
      ({ when, then }) => [this.column(when), choice(then)] as const,
    )
    if (!first) throw new Error('A case without branches reached a printer')
    const whens = others.reduce<SparkNode>(
      (chain, branch) => method(chain, 'when', ...branch),
      fn('when', ...first),
    )
    return node.otherwise ? method(whens, 'otherwise', choice(node.otherwise)) : whens
  }
}

/** A literal, or one with a minus before it, as a value of the language. */
export function bareValue(node: Expression): SparkValue | null {
  if (node.kind === 'literal') {
    if (node.type === 'integer' || node.type === 'number')
      return { type: node.type, digits: node.value }
    if (node.type === 'text') return { type: 'text', text: node.value }
    return node.type === 'boolean' ? { type: 'boolean', boolean: node.value } : null
  }
  const isNegative = node.kind === 'unary' && node.operator === '-'
  const inner = isNegative ? bareValue(node.operand) : null
  if (inner?.type !== 'integer' && inner?.type !== 'number') return null
  return inner.digits.startsWith('-') ? null : { type: inner.type, digits: `-${inner.digits}` }
}

function not(operand: SparkNode): SparkNode {
  return { kind: 'not', operand }
}

function negated(isNegated: boolean, node: SparkNode): SparkNode {
  return isNegated ? not(node) : node
}

function isNonZero(node: Expression): boolean {
  return node.kind === 'literal' && node.type !== 'null' && Number(node.value) !== 0
}
