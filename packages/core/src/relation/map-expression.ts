import type { Expression } from './expression.ts'

/**
 * The tree with some nodes in place of others, from the outside in: where `change` gives a node, it
 * stands there as it is; where it gives null, the node stays and what is inside it is looked at.
 */
export function mapExpression(
  node: Expression,
  change: (node: Expression) => Expression | null,
): Expression {
  const changed = change(node)
  if (changed) return changed
  const map = (inner: Expression) => mapExpression(inner, change)
  switch (node.kind) {
    case 'literal':
    case 'column':
      return node
    case 'binary':
      return { ...node, left: map(node.left), right: map(node.right) }
    case 'call':
      return { ...node, args: node.args.map(map) }
    case 'in':
      return { ...node, operand: map(node.operand), items: node.items.map(map) }
    case 'between':
      return { ...node, operand: map(node.operand), low: map(node.low), high: map(node.high) }
    case 'like':
      return { ...node, operand: map(node.operand), pattern: map(node.pattern) }
    case 'case': {
      // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
      const branches = node.branches.map(({ when, then }) => ({ when: map(when), then: map(then) }))
      return { ...node, branches, otherwise: node.otherwise && map(node.otherwise) }
    }
    case 'unary':
    case 'is-null':
    case 'cast':
      return { ...node, operand: map(node.operand) }
  }
}
