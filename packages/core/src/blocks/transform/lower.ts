import { childrenOf } from '../../relation/children-of.ts'
import type { Expression } from '../../relation/expression.ts'
import { parseExpression } from '../../relation/parse-expression.ts'
import type { Compute, Relation } from '../../relation/relation.ts'
import type { Given, Lowered } from '../block.ts'
import type { TransformConfiguration } from './config.ts'

/** Formulas that do not use one another are computed together; the next level builds upon them. */
export function lower({ parameters }: TransformConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const levels: Compute['columns'][number][][] = []
  let made = new Set<string>()
  for (const { name, expression } of parameters.columns) {
    const parsed = parseExpression(expression)
    if ('problem' in parsed) continue
    const value = parsed.expression
    const level = levels.at(-1)
    if (!level || made.has(name) || uses(value, made)) {
      levels.push([{ name, value }])
      made = new Set()
    } else level.push({ name, value })
    made.add(name)
  }
  const computed = levels.reduce<Relation>(
    (relation, columns) => ({ kind: 'compute', input: relation, columns }),
    input.relation,
  )
  return { relations: [computed] }
}

function uses(expression: Expression, names: ReadonlySet<string>): boolean {
  if (expression.kind === 'column') return names.has(expression.name)
  return childrenOf(expression).some((child) => uses(child, names))
}
