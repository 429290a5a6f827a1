import type { BoundExpression } from '../../relation/bind-expression.ts'
import type { ColumnType } from '../../relation/column.ts'
import { isNumeric } from '../../relation/common-type.ts'
import type { Expression, ExpressionKind } from '../../relation/expression.ts'
import { BINDING } from '../../relation/precedence.ts'
import { bracketed, code, group, indent, join, line, NOTHING, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { printBinary } from './binary.ts'
import { printCall } from './call.ts'
import { postgresCast } from './cast.ts'
import { folded } from './folded.ts'
import type { Use } from './helpers.ts'
import { exactLiteral, looseLiteral } from './literal.ts'
import { atom, predicate } from './printed-piece.ts'
import type { Printed } from './printed-piece.ts'
import { quotePostgresIdentifier } from './quote-postgres-identifier.ts'

/**
 * A bound expression as PostgreSQL writes it. The value has exactly the type that was bound; `column`
 * writes a column by name, bare unless told otherwise.
 */
export function expressionToPostgres(
  bound: BoundExpression,
  use: Use,
  column: (name: string) => Code = (name) => verbatim(quotePostgresIdentifier(name)),
): Code {
  return new PostgresPrinter(bound.types, use, column).print(bound.expression).code
}

type Rules = {
  readonly [Kind in ExpressionKind]: (
    node: Extract<Expression, { kind: Kind }>,
    printer: PostgresPrinter,
  ) => Printed
}

export class PostgresPrinter {
  readonly #types: BoundExpression['types']
  readonly use: Use
  readonly column: (name: string) => Code

  constructor(types: BoundExpression['types'], use: Use, column: (name: string) => Code) {
    this.#types = types
    this.use = use
    this.column = column
  }

  typeOf(node: Expression): ColumnType | null {
    return this.#types.get(node) ?? null
  }

  print(node: Expression): Printed {
    // Correlated union: the rule under a node's kind takes that node.
    const rule = RULES[node.kind] as (node: Expression, printer: PostgresPrinter) => Printed
    return rule(node, this)
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
    return node.kind === 'literal' && settled ? looseLiteral(node) : this.within(node, floor)
  }

  /** A side of a comparison by order: texts by code point, whatever the database was made for. */
  ordered(node: Expression, floor: number, others: readonly Expression[]): Code {
    if (this.typeOf(node) !== 'text') return this.beside(node, floor, others)
    return code`${this.within(node, BINDING.atom)} COLLATE "C"`
  }

  #settles(other: Expression, literal: Expression): boolean {
    if (other.kind === 'literal') return !isNumeric(this.typeOf(literal))
    const isExactType = this.typeOf(other) === this.typeOf(literal)
    return isExactType || this.typeOf(literal) !== 'number'
  }
}

const RULES: Rules = {
  literal: (node, printer) => atom(exactLiteral(node, printer.typeOf(node))),
  column: (node, printer) => atom(printer.column(node.name)),
  unary: (node, printer) =>
    node.operator === 'not'
      ? { code: code`NOT ${printer.within(node.operand, BINDING.not)}`, binding: BINDING.not }
      : { code: code`-${printer.within(node.operand, BINDING.atom)}`, binding: BINDING.sign },
  binary: printBinary,
  call: (node, printer) => atom(printCall(node, printer)),
  in: (node, printer) => {
    const items = node.items.map((item) => printer.beside(item, 0, [node.operand]))
    const operand = printer.beside(node.operand, BINDING.concatenation, [])
    return predicate(code`${operand} ${not(node)}IN (${join(items, code`, `)})`)
  },
  between: (node, printer) => {
    const operand = printer.ordered(node.operand, BINDING.concatenation, [])
    const first = printer.ordered(node.low, BINDING.concatenation, [node.operand])
    // The grammar takes no COLLATE between BETWEEN and AND.
    const low = printer.typeOf(node.low) === 'text' ? code`(${first})` : first
    const high = printer.ordered(node.high, BINDING.concatenation, [node.operand])
    return predicate(code`${operand} ${not(node)}BETWEEN ${low} AND ${high}`)
  },
  like: (node, printer) => {
    const side = (part: Expression) =>
      node.ignoreCase
        ? folded(code`lower`, printer.print(part).code)
        : printer.within(part, BINDING.concatenation)
    // A backslash is a character like any other.
    return predicate(code`${side(node.operand)} ${not(node)}LIKE ${side(node.pattern)} ESCAPE ''`)
  },
  'is-null': (node, printer) =>
    predicate(code`${printer.within(node.operand, BINDING.concatenation)} IS ${not(node)}NULL`),
  case: (node, printer) => {
    const branches = node.branches.map(
      ({ when, then }) =>
        code`${line}WHEN ${printer.print(when).code} THEN ${printer.print(then).code}`,
    )
    const otherwise = node.otherwise
      ? code`${line}ELSE ${printer.print(node.otherwise).code}`
      : code``
    return atom(group(code`CASE${indent(code`${join(branches, code``)}${otherwise}`)}${line}END`))
  },
  cast: (node, printer) => {
    const { operand, to } = node
    return atom(postgresCast(printer.print(operand).code, printer.typeOf(operand), to, printer.use))
  },
}

function not(node: { readonly negated: boolean }): Code {
  return node.negated ? code`NOT ` : code``
}
