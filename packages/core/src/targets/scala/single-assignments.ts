import type { Code } from '../code.ts'
import type { SparkNode, SparkStatement } from '../spark/spark-tree.ts'

/**
 * The same statements with every variable assigned once: a value that builds on the former one of its
 * variable takes it in, as a longer chain.
 */
export function singleAssignments(
  statements: readonly SparkStatement[],
): readonly SparkStatement[] {
  const done = new Map<Code, SparkNode>()
  for (const { variable, value } of statements) {
    if (!variable) throw new Error('A step assigns its rows')
    const before = done.get(variable)
    // What comes later stands later, as it may name what was assigned between.
    done.delete(variable)
    done.set(variable, before ? replaced(value, variable, before) : value)
  }
  return Array.from(done, ([variable, value]) => ({ variable, value }))
}

/** A chain with another begin. */
function replaced(node: SparkNode, variable: Code, value: SparkNode): SparkNode {
  if (node.kind === 'code') return node.code === variable ? value : node
  if (node.kind !== 'method') throw new Error('A value builds on its rows by methods')
  return { ...node, on: replaced(node.on, variable, value) }
}
