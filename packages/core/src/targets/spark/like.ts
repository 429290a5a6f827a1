import { fn, lit, method, operation, text } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'

/** `column like 'pattern'` with the plainest method that means the same. */
export function sparkLike(column: SparkNode, pattern: string): SparkNode {
  const inner = pattern.replaceAll(/^%+|%+$/g, '')
  const plain = !/[%_]/.test(inner)
  const open = { start: pattern.startsWith('%'), end: pattern.endsWith('%') }
  if (plain && open.start && open.end) return method(column, 'contains', text(inner))
  if (plain && open.end) return method(column, 'startswith', text(inner))
  if (plain && open.start) return method(column, 'endswith', text(inner))
  if (plain) return operation('==', column, text(pattern))
  return method(column, 'like', text(pattern.replaceAll('\\', '\\\\')))
}

/** The same for a pattern that is no literal; a backslash is nothing special in it. */
export function sparkLikeColumn(column: SparkNode, pattern: SparkNode): SparkNode {
  const plain = fn('replace', pattern, lit(text('\\')), lit(text('\\\\')))
  return fn('like', column, plain)
}
