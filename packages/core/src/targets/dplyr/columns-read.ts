import { childrenOf } from '../../relation/children-of.ts'
import type { Expression } from '../../relation/expression.ts'

/** The columns an expression names. */
export function columnsRead(expression: Expression): readonly string[] {
  const own = expression.kind === 'column' ? [expression.name] : []
  return [...own, ...childrenOf(expression).flatMap(columnsRead)]
}
