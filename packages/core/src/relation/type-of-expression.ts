import { bindExpression } from './bind-expression.ts'
import type { Column, ColumnType } from './column.ts'
import type { ColumnTypes } from './column-types.ts'
import type { Expression } from './expression.ts'
import type { ExpressionProblem } from './expression-problem.ts'

/**
 * The type an expression gives over these columns, and what is wrong with it. The type is null for
 * the null literal and where a problem hides it.
 */
export function typeOfExpression(
  expression: Expression,
  columns: readonly Column[] | ColumnTypes,
): { readonly type: ColumnType | null; readonly problems: readonly ExpressionProblem[] } {
  const { type, problems } = bindExpression(expression, columns)
  return { type, problems }
}
