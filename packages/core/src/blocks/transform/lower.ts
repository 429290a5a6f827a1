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
  for (const { name, expression } of parameters.columns) {
    const parsed = parseExpression(expression)
    if ('problem' in parsed) continue
    const value = parsed.expression
    const level = levels.at(-1)
    const clash = level?.some((other) => other.name === name || uses(value, other.name)) ?? true
    if (clash) levels.push([{ name, value }])
    else level?.push({ name, value })
  }
  const computed = levels.reduce<Relation>(
    (relation, columns) => ({ kind: 'compute', input: relation, columns }),
    input.relation,
  )
  return { relations: [computed] }
}

function uses(expression: Expression, name: string): boolean {
  if (expression.kind === 'column') return expression.name === name
  return childrenOf(expression).some((child) => uses(child, name))
}
