import type { SqlExpression } from './syntax.ts'

/** A tree of SQL with some of its expressions in the place of others, also within subqueries; null keeps one. */
export function replaceSql<Tree>(
  tree: Tree,
  change: (node: SqlExpression) => SqlExpression | null,
): Tree {
  // What is found at a place is of the same kind as before: an expression for an expression.
  return replaced(tree, change) as Tree
}

function replaced(tree: unknown, change: (node: SqlExpression) => SqlExpression | null): unknown {
  if (Array.isArray(tree)) return tree.map((one: unknown) => replaced(one, change))
  if (tree instanceof Map)
    return new Map(Array.from(tree, ([key, one]) => [key, replaced(one, change)]))
  if (typeof tree !== 'object' || tree === null) return tree
  if (isExpression(tree)) {
    const other = change(tree)
    if (other) return other
  }
  return Object.fromEntries(
    Object.entries(tree).map(([key, one]) => [key, key === 'at' ? one : replaced(one, change)]),
  )
}

const KINDS: Readonly<Record<SqlExpression['kind'], true>> = {
  literal: true,
  interval: true,
  column: true,
  star: true,
  unary: true,
  binary: true,
  call: true,
  cast: true,
  case: true,
  in: true,
  between: true,
  like: true,
  is: true,
  query: true,
  'in-query': true,
  row: true,
}

function isExpression(tree: object): tree is SqlExpression {
  return 'kind' in tree && typeof tree.kind === 'string' && Object.hasOwn(KINDS, tree.kind)
}
