import { bindExpression } from '../../relation/bind-expression.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Code } from '../code.ts'
import { expressionToPolars } from './expression-to-polars.ts'
import type { HelperName } from './helpers.ts'

/** An expression over columns, for a place between commas or before `.method()`. */
export function printed(
  expression: Expression,
  columns: readonly Column[],
  use: (helper: HelperName) => Code,
  place: 'comma' | 'method' = 'comma',
): Code {
  const bound = bindExpression(expression, columns)
  const [problem] = bound.problems
  if (problem) throw new Error(`An expression with problems reached a printer: ${problem.message}`)
  return expressionToPolars(bound, use, place)
}
