import type { SparkNode } from '../spark/spark-tree.ts'

/** How many nodes a value has, which is about how much code the machine has to hold for it. */
export function nodeSize(node: SparkNode): number {
  const known = sizes.get(node)
  if (known !== undefined) return known
  const size = childrenOf(node).reduce((sum, child) => sum + nodeSize(child), 1)
  sizes.set(node, size)
  return size
}

const sizes = new WeakMap<SparkNode, number>()

/**
 * The parts of a value that is too large for one method of the machine which get methods of their own:
 * the largest that are not too large themselves.
 */
export function partsOf(node: SparkNode, most: number): readonly SparkNode[] {
  if (nodeSize(node) <= most) return isPart(node) && nodeSize(node) > most / 10 ? [node] : []
  return childrenOf(node).flatMap((child) => partsOf(child, most))
}

/** A chain is not cut: what it begins with is no value of its own in the eyes of Spark. */
function childrenOf(node: SparkNode): readonly SparkNode[] {
  switch (node.kind) {
    case 'function':
    case 'helper':
      return node.args
    case 'method':
      return [...childrenOf(node.on), ...node.args]
    case 'operation':
      return node.operands
    case 'not':
    case 'negative':
      return [node.operand]
    case 'list':
      return node.items
    case 'entries':
      return node.entries.map(([, value]) => value)
    default:
      return []
  }
}

function isPart({ kind }: SparkNode): boolean {
  return kind === 'function' || kind === 'method' || kind === 'operation'
}
