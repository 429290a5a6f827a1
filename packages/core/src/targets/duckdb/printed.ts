import { bindExpression } from '../../relation/bind-expression.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { expressionToDuckdb } from './expression-to-duckdb.ts'

/** An expression over these columns; `column` says how one is named where its bare name will not do. */
export function printed(
  expression: Expression,
  columns: readonly Column[],
  column?: (name: string) => Code,
): Code {
  const bound = bindExpression(expression, columns)
  const [problem] = bound.problems
  if (problem) throw new Error(`An expression with problems reached a printer: ${problem.message}`)
  // Nothing but nulls is text, as `columnsOf` says; DuckDB would make it an integer.
  const printedCode = expressionToDuckdb(bound, column)
  return bound.type === null ? code`CAST(${printedCode} AS VARCHAR)` : printedCode
}
