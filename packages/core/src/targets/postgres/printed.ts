import { bindExpression } from '../../relation/bind-expression.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { expressionToPostgres } from './expression-to-postgres.ts'
import type { Use } from './helpers.ts'

/** An expression over these columns; `column` says how one is named where its bare name will not do. */
export function printed(
  expression: Expression,
  columns: readonly Column[],
  use: Use,
  column?: (name: string) => Code,
): Code {
  const bound = bindExpression(expression, columns)
  const [problem] = bound.problems
  if (problem) throw new Error(`An expression with problems reached a printer: ${problem.message}`)
  const printedCode = expressionToPostgres(bound, use, column)
  // Nothing but nulls is text, as `columnsOf` says.
  return bound.type === null ? code`CAST(${printedCode} AS text)` : printedCode
}
