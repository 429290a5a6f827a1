import type { Expression } from '../relation/expression.ts'
import { allOf, conjuncts, fingerprint } from './slot-expression.ts'

/**
 * `(a and b) or (a and c)` as `a`, `b or c`: a key that stands in every branch is a key of the join.
 * Anything else comes back as it is.
 */
export function factorOr(expression: Expression): Expression[] {
  const branches = disjuncts(expression).map(conjuncts)
  const [first, ...others] = branches
  if (!first || others.length === 0) return [expression]
  const inAll = (part: Expression) =>
    others.every((branch) => branch.some((one) => fingerprint(one) === fingerprint(part)))
  const common = first.filter(inAll)
  if (common.length === 0) return [expression]
  const known = new Set(common.map(fingerprint))
  const rest = branches.map((branch) => allOf(branch.filter((one) => !known.has(fingerprint(one)))))
  // A branch with nothing of its own is true wherever the common part is.
  if (rest.some((one) => one === null)) return common
  const [one, ...more] = rest.flatMap((each) => each ?? [])
  if (!one) return common
  const either = more.reduce<Expression>(
    (left, right) => ({ kind: 'binary', operator: 'or', left, right, at: expression.at }),
    one,
  )
  return [...common, either]
}

export function disjuncts(expression: Expression): Expression[] {
  return expression.kind === 'binary' && expression.operator === 'or'
    ? [...disjuncts(expression.left), ...disjuncts(expression.right)]
    : [expression]
}
