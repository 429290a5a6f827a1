import type { Expression, LiteralValue } from './expression.ts'

/** `column = value`, or `column is null`. */
export function hasValue(column: string, value: LiteralValue): Expression {
  const at = { start: 0, end: 0 }
  const left = { kind: 'column', name: column, at } as const
  if (value.type === 'null') return { kind: 'is-null', operand: left, negated: false, at }
  return { kind: 'binary', operator: '=', left, right: { kind: 'literal', ...value, at }, at }
}
