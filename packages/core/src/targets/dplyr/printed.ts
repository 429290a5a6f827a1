import { bindExpression } from '../../relation/bind-expression.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import { chainOf } from '../chain-of.ts'
import type { Code } from '../code.ts'
import { DplyrPrinter } from './expression-to-dplyr.ts'
import type { Use } from './helpers.ts'

/** An expression over columns, for a place between commas. */
export function printed(expression: Expression, columns: readonly Column[], use: Use): Code {
  const { printer, bound } = printerFor(expression, columns, use)
  return printer.loose(bound)
}

/** What a row has to be, where false and NA are the same: a condition for each side of an `and`. */
export function conditions(
  expression: Expression,
  columns: readonly Column[],
  use: Use,
): readonly Code[] {
  const { printer, bound } = printerFor(expression, columns, use)
  const isChain = bound.kind === 'binary' && bound.operator === 'and'
  return (isChain ? chainOf(bound) : [bound]).map((side) => printer.condition(side))
}

function printerFor(expression: Expression, columns: readonly Column[], use: Use) {
  const bound = bindExpression(expression, columns)
  const [problem] = bound.problems
  if (problem) throw new Error(`An expression with problems reached a printer: ${problem.message}`)
  return { printer: new DplyrPrinter(bound.types, use), bound: bound.expression }
}
