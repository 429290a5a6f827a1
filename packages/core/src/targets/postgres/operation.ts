import type { Binary, Expression } from '../../relation/expression.ts'
import { bindingOf, isComparison } from '../../relation/precedence.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { atom, isNonZero } from '../sql/printed-piece.ts'
import type { Printed } from '../sql/printed-piece.ts'
import type { PostgresPrinter } from './expression-to-postgres.ts'
import { cast, looseLiteral } from './literal.ts'

/** Two sides and an operator other than AND and OR. */
export function printOperation(node: Binary, printer: PostgresPrinter): Printed {
  const { operator, left, right } = node
  const binding = bindingOf(operator)
  if (operator === '/') return divided(node, printer, binding)
  const isNumber = printer.typeOf(node) === 'number'
  if (operator === '%' && isNumber) {
    const [dividend, divisor] = [printer.print(left).code, printer.print(right).code]
    return atom(code`${printer.use('remainder')}(${dividend}, ${divisor})`)
  }
  if (operator === '*' && isNumber && mayOverflow(left, right)) {
    const [one, other] = [printer.print(left).code, printer.print(right).code]
    return atom(code`${printer.use('product')}(${one}, ${other})`)
  }
  const side = isOrder(operator) ? 'ordered' : 'beside'
  const leftFloor = isComparison(operator) ? binding + 1 : binding
  const leftCode = printer[side](left, leftFloor, [right])
  let rightCode = printer[side](right, binding + 1, [left])
  // A remainder of zero is null; left alone, PostgreSQL stops.
  if (operator === '%' && !isNonZero(right))
    rightCode = code`nullif(${printer.print(right).code}, 0)`
  const whole = code`${leftCode} ${verbatim(operator)} ${rightCode}`
  return { code: whole, binding }
}

/** Real division, also of two integers; null for a zero divisor. */
function divided({ left, right }: Binary, printer: PostgresPrinter, binding: number): Printed {
  const areWhole = [left, right].every((side) => printer.typeOf(side) !== 'number')
  const dividend = areWhole
    ? cast(left.kind === 'literal' ? looseLiteral(left) : printer.print(left).code, 'number')
    : printer.beside(left, binding, [right])
  const divisor: Code = isNonZero(right)
    ? printer.beside(right, binding + 1, [left])
    : code`nullif(${printer.print(right).code}, 0)`
  return { code: code`${dividend} / ${divisor}`, binding }
}

/** Where written-out figures alone leave the range: cells are not that large, or the run says so. */
function mayOverflow(left: Expression, right: Expression): boolean {
  const product = sizeOf(left) * sizeOf(right)
  const isKnown = left.kind === 'literal' || right.kind === 'literal'
  return isKnown && (product > 1e150 || (product < 1e-150 && product > 0))
}

function sizeOf(node: Expression): number {
  return node.kind === 'literal' ? Math.abs(Number(node.value)) : 1
}

function isOrder(operator: string): boolean {
  return operator === '<' || operator === '<=' || operator === '>' || operator === '>='
}
