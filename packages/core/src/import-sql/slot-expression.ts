import { childrenOf } from '../relation/children-of.ts'
import type { Expression } from '../relation/expression.ts'
import type { Rows, Slot } from './rows.ts'
import type { Span } from '../diagnostics/diagnostic.ts'
import { SqlStop } from './sql-problem.ts'

/** The slots an expression reads. */
export function slotsIn(expression: Expression, found = new Set<string>()): Set<string> {
  if (expression.kind === 'column') found.add(expression.name)
  for (const child of childrenOf(expression)) slotsIn(child, found)
  return found
}

export function slotColumn(slot: Slot, at: Span): Expression {
  return { kind: 'column', name: slot.key, at }
}

/** The expression with the names its slots have in these rows. */
export function placed(expression: Expression, rows: Rows): Expression {
  return mapped(expression, (node) => {
    if (node.kind !== 'column') return null
    const name = rows.names.get(node.name)
    if (name !== undefined) return { ...node, name }
    const message = 'A column of the query around cannot be used here.'
    const hint = 'Compare it for equality in the WHERE of the subquery.'
    throw new SqlStop('unsupported', message, hint, node.at)
  })
}

/** The tree with some of its nodes in the place of others; null keeps a node and looks inside. */
export function mapped(
  expression: Expression,
  change: (node: Expression) => Expression | null,
): Expression {
  const changed = change(expression)
  if (changed) return changed
  const inner = (node: Expression) => mapped(node, change)
  switch (expression.kind) {
    case 'literal':
    case 'column':
      return expression
    case 'unary':
    case 'is-null':
    case 'cast':
      return { ...expression, operand: inner(expression.operand) }
    case 'binary':
      return { ...expression, left: inner(expression.left), right: inner(expression.right) }
    case 'call':
      return { ...expression, args: expression.args.map(inner) }
    case 'in':
      return {
        ...expression,
        operand: inner(expression.operand),
        items: expression.items.map(inner),
      }
    case 'between':
      return {
        ...expression,
        operand: inner(expression.operand),
        low: inner(expression.low),
        high: inner(expression.high),
      }
    case 'like':
      return {
        ...expression,
        operand: inner(expression.operand),
        pattern: inner(expression.pattern),
      }
    case 'case':
      return {
        ...expression,
        branches: expression.branches.map((branch) => ({
          when: inner(branch.when),
          // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
          then: inner(branch.then),
        })),
        otherwise: expression.otherwise && inner(expression.otherwise),
      }
  }
}

/** Equal but for their places in the text. */
export function sameExpression(one: Expression, other: Expression): boolean {
  return fingerprint(one) === fingerprint(other)
}

export function fingerprint(expression: Expression): string {
  return JSON.stringify(expression, (key, value: unknown) => (key === 'at' ? undefined : value))
}

/** The parts of a condition that must all hold. */
export function conjuncts(expression: Expression): Expression[] {
  return expression.kind === 'binary' && expression.operator === 'and'
    ? [...conjuncts(expression.left), ...conjuncts(expression.right)]
    : [expression]
}

export function allOf(conditions: readonly Expression[]): Expression | null {
  const [first, ...rest] = conditions
  if (!first) return null
  return rest.reduce<Expression>(
    (left, right) => ({ kind: 'binary', operator: 'and', left, right, at: right.at }),
    first,
  )
}
