import type { Binary, Expression } from '../relation/expression.ts'

/** `a and b and c` as its sides in order, so that a long chain breaks into one line for each. */
export function chainOf(node: Binary): readonly Expression[] {
  const sides = [node.right]
  let left = node.left
  while (left.kind === 'binary' && left.operator === node.operator) {
    sides.push(left.right)
    left = left.left
  }
  return [...sides, left].toReversed()
}
