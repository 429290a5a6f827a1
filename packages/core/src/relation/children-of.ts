import type { Expression } from './expression.ts'

/** The expressions directly inside one, in the order they are written. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'column':
      return []
    case 'binary':
      return [node.left, node.right]
    case 'call':
      return node.args
    case 'in':
      return [node.operand, ...node.items]
    case 'between':
      return [node.operand, node.low, node.high]
    case 'like':
      return [node.operand, node.pattern]
    case 'case': {
      const branches = node.branches.flatMap(({ when, then }) => [when, then])
      return node.otherwise ? [...branches, node.otherwise] : branches
    }
    case 'unary':
    case 'is-null':
    case 'cast':
      return [node.operand]
  }
}
