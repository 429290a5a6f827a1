import { childrenOf } from './children-of.ts'
import type { Expression } from './expression.ts'

/** The names of the columns an expression reads. */
export function columnsUsed(expression: Expression): ReadonlySet<string> {
  const used = new Set<string>()
  const todo: Expression[] = [expression]
  for (let node = todo.pop(); node; node = todo.pop()) {
    if (node.kind === 'column') used.add(node.name)
    todo.push(...childrenOf(node))
  }
  return used
}
