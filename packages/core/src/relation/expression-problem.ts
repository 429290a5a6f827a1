import type { Span } from '../diagnostics/diagnostic.ts'

/** What is wrong with an expression: a value with a place, never thrown past `parseExpression`. */
export interface ExpressionProblem {
  readonly code: `expression/${ExpressionProblemCode}`
  readonly message: string
  /** What might help; empty where nothing sensible can be said. */
  readonly hint: string
  readonly span: Span
  /** What, written at the span, would most likely be right. */
  readonly instead?: string
}

export type ExpressionProblemCode =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unusable-character'
  | 'unclosed-quote'
  | 'invalid-number'
  | 'invalid-date'
  | 'unexpected'
  | 'unknown-function'
  | 'argument-count'
  | 'argument-type'
  | 'literal-needed'
  | 'unknown-choice'
  | 'unknown-type'
  | 'unknown-column'
  | 'type-mismatch'
  | 'nested-measure'
  | 'outside-measure'

export function expressionProblem(
  code: ExpressionProblemCode,
  message: string,
  hint: string,
  span: Span,
  instead?: string,
): ExpressionProblem {
  const problem = { code: `expression/${code}` as const, message, hint, span }
  return instead === undefined ? problem : { ...problem, instead }
}
