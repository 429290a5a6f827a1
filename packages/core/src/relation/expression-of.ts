import type { ColumnType } from './column.ts'
import type { Expression, LiteralValue } from './expression.ts'
import { mapExpression } from './map-expression.ts'
import { parseExpression } from './parse-expression.ts'

/**
 * A tree written as text, for blocks that lower to one: expressionOf`coalesce(${column}, ${value})`.
 * The fixed parts are ours and the holes take trees, so no text of a user is ever parsed here.
 */
export function expressionOf(
  fixed: TemplateStringsArray,
  ...holes: readonly Expression[]
): Expression {
  const text = fixed.reduce((before, part, index) => `${before} "hole ${index - 1}" ${part}`)
  const parsed = parseExpression(text)
  if ('problem' in parsed) throw new Error(`${parsed.problem.message}: ${text}`)
  return mapExpression(parsed.expression, (node) =>
    node.kind === 'column' ? (holes[Number(node.name.replace('hole ', ''))] ?? null) : null,
  )
}

const NOWHERE = { start: 0, end: 0 } as const

export function columnNamed(name: string): Expression {
  return { kind: 'column', name, at: NOWHERE }
}

export function literalOf(value: LiteralValue | null): Expression {
  return { kind: 'literal', ...(value ?? { type: 'null', value: null }), at: NOWHERE }
}

export function textOf(value: string): Expression {
  return literalOf({ type: 'text', value })
}

export function castTo(operand: Expression, to: ColumnType): Expression {
  return { kind: 'cast', operand, to, at: NOWHERE }
}
