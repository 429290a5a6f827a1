import type { Span } from '../diagnostics/diagnostic.ts'
import type { ColumnType } from '../relation/column.ts'
import type { Expression } from '../relation/expression.ts'

export function call(name: string, args: readonly Expression[], at: Span): Expression {
  return { kind: 'call', name, args, at }
}

export function castTo(operand: Expression, to: ColumnType): Expression {
  return { kind: 'cast', operand, to, at: operand.at }
}

/** A text, a whole number or a truth value, written out. */
export function literal(value: string | number | boolean, at: Span): Expression {
  if (typeof value === 'string') return { kind: 'literal', type: 'text', value, at }
  if (typeof value === 'boolean') return { kind: 'literal', type: 'boolean', value, at }
  return { kind: 'literal', type: 'integer', value: `${value}`, at }
}

export function nothing(at: Span): Expression {
  return { kind: 'literal', type: 'null', value: null, at }
}

export function when(condition: Expression, value: Expression, otherwise?: Expression): Expression {
  return {
    kind: 'case',
    // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
    branches: [{ when: condition, then: value }],
    otherwise: otherwise ?? null,
    at: condition.at,
  }
}
