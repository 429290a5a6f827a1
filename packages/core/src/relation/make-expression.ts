import type { ColumnType } from './column.ts'
import type { Expression } from './expression.ts'

/** Expressions that stand in no text of a person: there is no place to point at. */
const NOWHERE = { start: 0, end: 0 } as const

export function cellOf(name: string): Expression {
  return { kind: 'column', name, at: NOWHERE }
}

export function call(name: string, ...args: readonly Expression[]): Expression {
  return { kind: 'call', name, args, at: NOWHERE }
}

export function textOf(value: string): Expression {
  return { kind: 'literal', type: 'text', value, at: NOWHERE }
}

export function wholeOf(value: number): Expression {
  return { kind: 'literal', type: 'integer', value: String(value), at: NOWHERE }
}

export function cast(operand: Expression, to: ColumnType): Expression {
  return { kind: 'cast', operand, to, at: NOWHERE }
}

export function binary(operator: '+' | '-' | '*', left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator, left, right, at: NOWHERE }
}
