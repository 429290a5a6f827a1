import { bindExpression } from '../../relation/bind-expression.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Code } from '../code.ts'
import { expressionToPandas } from './expression-to-pandas.ts'
import type { HelperName } from './helpers.ts'

/** An expression over the columns of `rows`, for a filter or as a column. */
export function printed(
  expression: Expression,
  columns: readonly Column[],
  rows: Code,
  place: { readonly use: (helper: HelperName) => Code },
  where: 'filter' | 'column',
): Code {
  const bound = bindExpression(expression, columns)
  const [problem] = bound.problems
  if (problem) throw new Error(`An expression with problems reached a printer: ${problem.message}`)
  return expressionToPandas(bound, rows, place.use, where)
}
