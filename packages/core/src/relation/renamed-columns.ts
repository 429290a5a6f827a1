import type { Expression } from './expression.ts'
import { mapExpression } from './map-expression.ts'

/** An expression over columns that have come to be called otherwise. */
export function renamedColumns(
  expression: Expression,
  names: ReadonlyMap<string, string>,
): Expression {
  return mapExpression(expression, (node) => {
    const name = node.kind === 'column' ? names.get(node.name) : undefined
    return name === undefined ? null : { kind: 'column', name, at: node.at }
  })
}
