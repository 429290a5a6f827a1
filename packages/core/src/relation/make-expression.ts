import type { ColumnType } from './column.ts'
import type { BinaryOperator, Expression } from './expression.ts'

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

export function booleanOf(value: boolean): Expression {
  return { kind: 'literal', type: 'boolean', value, at: NOWHERE }
}

/** Null, of a type. */
export function nothingOf(type: ColumnType): Expression {
  return cast({ kind: 'literal', type: 'null', value: null, at: NOWHERE }, type)
}

export function dayOf(value: string): Expression {
  return { kind: 'literal', type: 'date', value, at: NOWHERE }
}

/** A number of 64 bits, with the fewest digits that read back. */
export function numberOf(value: number): Expression {
  if (!Number.isFinite(value)) throw new Error(`No literal stands for ${value}`)
  const digits = String(value).replace('e+', 'e')
  return { kind: 'literal', type: 'number', value: digits, at: NOWHERE }
}

export function cast(operand: Expression, to: ColumnType): Expression {
  return { kind: 'cast', operand, to, at: NOWHERE }
}

export function binary(operator: BinaryOperator, left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator, left, right, at: NOWHERE }
}

export function negative(operand: Expression): Expression {
  return { kind: 'unary', operator: '-', operand, at: NOWHERE }
}

export function isNull(operand: Expression, negated = false): Expression {
  return { kind: 'is-null', operand, negated, at: NOWHERE }
}

/** The value of the first branch whose condition is true. */
export function choose(
  branches: readonly (readonly [when: Expression, value: Expression])[],
  otherwise: Expression,
): Expression {
  // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
  const made = branches.map(([when, value]) => ({ when, then: value }))
  return { kind: 'case', branches: made, otherwise, at: NOWHERE }
}
