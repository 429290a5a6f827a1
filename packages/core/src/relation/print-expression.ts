import type { Expression, ExpressionKind } from './expression.ts'
import { BINDING, bindingOf, isComparison } from './precedence.ts'
import { BARE_NAME, RESERVED_WORDS } from './tokenize.ts'

/** The expression as text with no more parentheses than needed; it parses back to the same tree. */
export function printExpression(expression: Expression): string {
  return print(expression).text
}

interface Printed {
  readonly text: string
  readonly binding: number
}

type Printers = {
  readonly [Kind in ExpressionKind]: (node: Extract<Expression, { kind: Kind }>) => Printed
}

const PRINTERS: Printers = {
  literal: (node) => atom(printLiteral(node)),
  column: (node) => atom(printName(node.name)),
  unary: (node) => {
    if (node.operator === 'not') {
      return { text: `not ${within(node.operand, BINDING.not)}`, binding: BINDING.not }
    }
    // `-5` is one literal, so the sign of anything numeric in form keeps its distance: `-(5)`.
    const isNumber = node.operand.kind === 'literal' && node.operand.type !== 'text'
    const floor = isNumber || node.operand.kind === 'unary' ? Infinity : BINDING.sign
    return { text: `-${within(node.operand, floor)}`, binding: BINDING.sign }
  },
  binary: (node) => {
    const binding = bindingOf(node.operator)
    // Left-associative; comparisons do not chain at all, so both sides must bind tighter.
    const left = within(node.left, isComparison(node.operator) ? binding + 1 : binding)
    return { text: `${left} ${node.operator} ${within(node.right, binding + 1)}`, binding }
  },
  call: (node) => atom(`${node.name}(${node.args.map(printExpression).join(', ')})`),
  in: (node) =>
    predicate(
      node,
      `${not(node)}in (${node.items.map((item) => printExpression(item)).join(', ')})`,
    ),
  between: (node) =>
    predicate(node, `${not(node)}between ${operand(node.low)} and ${operand(node.high)}`),
  like: (node) =>
    predicate(node, `${not(node)}${node.ignoreCase ? 'ilike' : 'like'} ${operand(node.pattern)}`),
  'is-null': (node) => predicate(node, `is ${not(node)}null`),
  case: (node) => {
    const branches = node.branches.map(
      ({ when, then }) => ` when ${printExpression(when)} then ${printExpression(then)}`,
    )
    const otherwise = node.otherwise ? ` else ${printExpression(node.otherwise)}` : ''
    return atom(`case${branches.join('')}${otherwise} end`)
  },
  cast: (node) => atom(`cast(${printExpression(node.operand)} as ${node.to})`),
}

function print(node: Expression): Printed {
  // Correlated union: the printer under a node's kind takes that node.
  const printer = PRINTERS[node.kind] as (node: Expression) => Printed
  return printer(node)
}

function within(node: Expression, floor: number): string {
  const printed = print(node)
  return printed.binding >= floor ? printed.text : `(${printed.text})`
}

function operand(node: Expression): string {
  return within(node, BINDING.comparison + 1)
}

function predicate(node: { readonly operand: Expression }, rest: string): Printed {
  return { text: `${operand(node.operand)} ${rest}`, binding: BINDING.comparison }
}

function not(node: { readonly negated: boolean }): string {
  return node.negated ? 'not ' : ''
}

function atom(text: string): Printed {
  return { text, binding: BINDING.atom }
}

function printLiteral(node: Extract<Expression, { kind: 'literal' }>): string {
  switch (node.type) {
    case 'text':
      return quoteText(node.value)
    case 'date':
    case 'timestamp':
      return `${node.type} ${quoteText(node.value)}`
    default:
      return String(node.value)
  }
}

function quoteText(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** A column as a formula writes it: bare where that can be read, else in double quotes. */
export function printName(name: string): string {
  const bare = BARE_NAME.test(name) && !RESERVED_WORDS.has(name.toLowerCase())
  return bare ? name : `"${name.replaceAll('"', '""')}"`
}
