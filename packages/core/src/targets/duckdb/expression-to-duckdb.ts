import type { BoundExpression } from '../../relation/bind-expression.ts'
import type { ColumnType } from '../../relation/column.ts'
import { isNumeric } from '../../relation/common-type.ts'
import type { Binary, Call, Expression, ExpressionKind } from '../../relation/expression.ts'
import { childrenOf } from '../../relation/children-of.ts'
import { findFunction } from '../../relation/functions.ts'
import { BINDING, bindingOf, isComparison } from '../../relation/precedence.ts'
import { chainOf } from '../chain-of.ts'
import { bracketed, code, group, indent, join, line, NOTHING, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { duckdbCast } from './cast.ts'
import { DUCKDB_FUNCTIONS } from './functions.ts'
import { exactLiteral, looseLiteral } from './literal.ts'
import { quoteDuckdbIdentifier } from './quote-duckdb-identifier.ts'

/**
 * A bound expression as DuckDB SQL. The value has exactly the type that was bound; `column` writes a
 * column by name, bare unless told otherwise.
 */
export function expressionToDuckdb(
  bound: BoundExpression,
  column: (name: string) => Code = (name) => verbatim(quoteDuckdbIdentifier(name)),
): Code {
  return new Printer(bound.types, column).print(bound.expression).code
}

interface Printed {
  readonly code: Code
  readonly binding: number
}

type Rules = {
  readonly [Kind in ExpressionKind]: (
    node: Extract<Expression, { kind: Kind }>,
    printer: Printer,
  ) => Printed
}

class Printer {
  readonly #types: BoundExpression['types']
  readonly column: (name: string) => Code

  constructor(types: BoundExpression['types'], column: (name: string) => Code) {
    this.#types = types
    this.column = column
  }

  typeOf(node: Expression): ColumnType | null {
    return this.#types.get(node) ?? null
  }

  print(node: Expression): Printed {
    // Correlated union: the rule under a node's kind takes that node.
    const rule = RULES[node.kind] as (node: Expression, printer: Printer) => Printed
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
    const operand = printer.beside(node.operand, BINDING.concatenation, [])
    const low = printer.beside(node.low, BINDING.concatenation, [node.operand])
    const high = printer.beside(node.high, BINDING.concatenation, [node.operand])
    return predicate(code`${operand} ${not(node)}BETWEEN ${low} AND ${high}`)
  },
  like: (node, printer) => {
    const operand = printer.within(node.operand, BINDING.concatenation)
    const pattern = printer.within(node.pattern, BINDING.concatenation)
    const word = node.ignoreCase ? code`ILIKE` : code`LIKE`
    return predicate(code`${operand} ${not(node)}${word} ${pattern}`)
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
  cast: (node, printer) =>
    atom(duckdbCast(printer.print(node.operand).code, printer.typeOf(node.operand), node.to)),
}

function printBinary(node: Binary, printer: Printer): Printed {
  const { operator, left, right } = node
  const binding = bindingOf(operator)
  if (operator === 'and' || operator === 'or') {
    const word = operator === 'and' ? code`AND` : code`OR`
    const sides = chainOf(node).map((side, index) =>
      printer.within(side, index === 0 ? binding : binding + 1),
    )
    return { code: group(join(sides, code`${line}${word} `)), binding }
  }
  const leftFloor = isComparison(operator) ? binding + 1 : binding
  const leftCode = printer.beside(left, leftFloor, [right])
  let rightCode = printer.beside(right, binding + 1, [left])
  // A zero divisor gives null; left alone, DuckDB answers infinity.
  if ((operator === '/' || operator === '%') && !isNonZero(right)) {
    rightCode = code`nullif(${printer.print(right).code}, 0)`
  }
  const whole = code`${leftCode} ${verbatim(operator)} ${rightCode}`
  // Text joined to what DuckDB folds into a NULL would become an integer.
  if (operator === '||' && (hasNull(left) || hasNull(right)))
    return atom(code`CAST(${whole} AS VARCHAR)`)
  return { code: whole, binding }
}

function hasNull(node: Expression): boolean {
  return childrenOf(node).some(hasNull) || (node.kind === 'literal' && node.type === 'null')
}

function isNonZero(node: Expression): boolean {
  return node.kind === 'literal' && Number(node.value) !== 0
}

function printCall(node: Call, printer: Printer): Code {
  const entry = findFunction(node.name)
  if (!entry) throw new Error(`No function ${JSON.stringify(node.name)}`)
  const parameters = node.args.map((_, index) => entry.parameters[index] ?? entry.parameters.at(-1))
  const args = node.args.map((arg, index) =>
    arg.kind === 'literal' && parameters[index]?.literal
      ? looseLiteral(arg)
      : printer.print(arg).code,
  )
  return DUCKDB_FUNCTIONS[entry.name]({
    at: (index) => args[index] ?? code`NULL`,
    all: join(args, code`, `),
    count: args.length,
    typeAt: (index) => (node.args[index] ? printer.typeOf(node.args[index]) : null),
    literalAt: (index) => {
      const arg = node.args[index]
      return arg?.kind === 'literal' ? arg : null
    },
  })
}

function predicate(printed: Code): Printed {
  return { code: printed, binding: BINDING.comparison }
}

function not(node: { readonly negated: boolean }): Code {
  return node.negated ? code`NOT ` : code``
}

function atom(printed: Code): Printed {
  return { code: printed, binding: BINDING.atom }
}
