import type { SqlExpression } from './syntax.ts'

/** The expressions directly inside one; not those of a subquery, which has names of its own. */
export function sqlChildren(node: SqlExpression): readonly SqlExpression[] {
  switch (node.kind) {
    case 'literal':
    case 'interval':
    case 'column':
    case 'query':
      return []
    case 'star':
      return node.replaced.map(({ value }) => value)
    case 'unary':
    case 'cast':
      return [node.operand]
    case 'binary':
      return [node.left, node.right]
    case 'call':
      return [
        ...node.args,
        ...node.order.map(({ expression }) => expression),
        ...(node.filter ? [node.filter] : []),
        ...(node.over
          ? [...node.over.partition, ...node.over.order.map((one) => one.expression)]
          : []),
      ]
    case 'case':
      return [
        ...(node.operand ? [node.operand] : []),
        ...node.branches.flatMap((branch) => [branch.when, branch.then]),
        ...(node.otherwise ? [node.otherwise] : []),
      ]
    case 'in':
      return [node.operand, ...node.items]
    case 'between':
      return [node.operand, node.low, node.high]
    case 'like':
      return [node.operand, node.pattern]
    case 'is':
      return typeof node.what === 'object' ? [node.operand, node.what.distinctFrom] : [node.operand]
    case 'in-query':
      return [node.operand]
    case 'row':
      return node.items
  }
}

/** All nodes that fit, outermost first, without looking inside those found. */
export function findSql<Found extends SqlExpression>(
  node: SqlExpression,
  fits: (node: SqlExpression) => node is Found,
): Found[] {
  return fits(node) ? [node] : sqlChildren(node).flatMap((child) => findSql(child, fits))
}

/** The parts of a condition that must all hold. */
export function sqlConjuncts(node: SqlExpression): SqlExpression[] {
  return node.kind === 'binary' && node.operator === 'and'
    ? [...sqlConjuncts(node.left), ...sqlConjuncts(node.right)]
    : [node]
}
