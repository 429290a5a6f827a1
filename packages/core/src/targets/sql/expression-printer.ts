import type { BoundExpression } from '../../relation/bind-expression.ts'
import type { ColumnType } from '../../relation/column.ts'
import { isNumeric } from '../../relation/common-type.ts'
import type {
  Between,
  Binary,
  Call,
  Case,
  Cast,
  Expression,
  InList,
  Like,
  Literal,
  Unary,
} from '../../relation/expression.ts'
import { BINDING, bindingOf } from '../../relation/precedence.ts'
import { chainOf } from '../chain-of.ts'
import { bracketed, code, group, indent, join, line, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { atom, not, predicate } from './printed-piece.ts'
import type { Printed } from './printed-piece.ts'

/**
 * Writes a bound expression as SQL, with as few parentheses as it needs. What is abstract here is what
 * one SQL says differently from another.
 */
export abstract class ExpressionPrinter {
  readonly #types: BoundExpression['types']
  readonly #column: (name: string) => Code

  constructor(types: BoundExpression['types'], column: (name: string) => Code) {
    this.#types = types
    this.#column = column
  }

  /** A literal of exactly this type. */
  protected abstract exactLiteral(literal: Literal, type: ColumnType | null): Code
  /** A literal beside something of exactly its type, which settles the rest. */
  abstract looseLiteral(literal: Literal): Code
  /** Two sides and an operator other than AND and OR. */
  protected abstract operation(node: Binary): Printed
  protected abstract call(node: Call): Code
  protected abstract like(node: Like): Code
  protected abstract cast(node: Cast): Code

  typeOf(node: Expression): ColumnType | null {
    return this.#types.get(node) ?? null
  }

  print(node: Expression): Printed {
    switch (node.kind) {
      case 'literal':
        return atom(this.exactLiteral(node, this.typeOf(node)))
      case 'column':
        return atom(this.#column(node.name))
      case 'unary':
        return this.#unary(node)
      case 'binary':
        return node.operator === 'and' || node.operator === 'or'
          ? this.#chain(node)
          : this.operation(node)
      case 'call':
        return atom(this.call(node))
      case 'in':
        return predicate(this.#inList(node))
      case 'between':
        return predicate(this.between(node))
      case 'like':
        return predicate(this.like(node))
      case 'is-null':
        return predicate(
          code`${this.within(node.operand, BINDING.concatenation)} IS ${not(node)}NULL`,
        )
      case 'case':
        return atom(this.#cases(node, false))
      case 'cast':
        return atom(this.cast(node))
    }
  }

  /** In parentheses where it binds more loosely than its place asks. */
  within(node: Expression, floor: number): Code {
    const printed = this.print(node)
    return printed.binding >= floor
      ? printed.code
      : bracketed(code`(`, [printed.code], code`)`, NOTHING)
  }

  /** A side of an operator: a bare number where the other side settles its type. */
  beside(node: Expression, floor: number, others: readonly Expression[]): Code {
    const settled = others.some((other) => this.#settles(other, node))
    return node.kind === 'literal' && settled ? this.looseLiteral(node) : this.within(node, floor)
  }

  protected between(node: Between): Code {
    const operand = this.beside(node.operand, BINDING.concatenation, [])
    const low = this.beside(node.low, BINDING.concatenation, [node.operand])
    const high = this.beside(node.high, BINDING.concatenation, [node.operand])
    return code`${operand} ${not(node)}BETWEEN ${low} AND ${high}`
  }

  #settles(other: Expression, literal: Expression): boolean {
    if (other.kind === 'literal') return !isNumeric(this.typeOf(literal))
    const isExactType = this.typeOf(other) === this.typeOf(literal)
    return isExactType || this.typeOf(literal) !== 'number'
  }

  #unary({ operator, operand }: Unary): Printed {
    return operator === 'not'
      ? { code: code`NOT ${this.within(operand, BINDING.not)}`, binding: BINDING.not }
      : { code: code`-${this.within(operand, BINDING.atom)}`, binding: BINDING.sign }
  }

  #chain(node: Binary): Printed {
    const binding = bindingOf(node.operator)
    const word = node.operator === 'and' ? code`AND` : code`OR`
    const sides = chainOf(node).map((side, index) =>
      this.within(side, index === 0 ? binding : binding + 1),
    )
    return { code: group(join(sides, code`${line}${word} `)), binding }
  }

  #inList(node: InList): Code {
    const items = node.items.map((item) => this.beside(item, 0, [node.operand]))
    const operand = this.beside(node.operand, BINDING.concatenation, [])
    return code`${operand} ${not(node)}IN (${join(items, code`, `)})`
  }

  /** The first value settles the type, so that whole numbers behind it stand as they are. */
  #cases({ branches, otherwise }: Case, isSettled: boolean): Code {
    const whens = branches.map(({ when, then }, index) => {
      const value = this.#choice(then, isSettled || index > 0)
      return code`${line}WHEN ${this.print(when).code} THEN ${value}`
    })
    const last = otherwise ? code`${line}ELSE ${this.#choice(otherwise, true)}` : code``
    return group(code`CASE${indent(code`${join(whens, code``)}${last}`)}${line}END`)
  }

  #choice(node: Expression, isSettled: boolean): Code {
    if (node.kind === 'case') return this.#cases(node, isSettled)
    const isWhole = node.kind === 'literal' && /^-?\d+$/.test(String(node.value))
    return isSettled && isWhole && isNumeric(this.typeOf(node))
      ? this.looseLiteral(node)
      : this.print(node).code
  }
}
