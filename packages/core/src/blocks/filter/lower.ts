import { lowerConditions } from '../../conditions/lower-conditions.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import { parseExpression } from '../../relation/parse-expression.ts'
import type { Relation } from '../../relation/relation.ts'
import type { Given, Lowered } from '../block.ts'
import type { FilterConfiguration } from './config.ts'

export function lower(configuration: FilterConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const condition = conditionOf(configuration.parameters, input.columns)
  const { rows } = configuration.parameters
  const filtered: Relation = condition
    ? {
        kind: 'filter',
        input: input.relation,
        condition: rows === 'keep' ? condition : unless(condition),
      }
    : input.relation
  return { relations: [filtered] }
}

function conditionOf(
  { mode, where, expression }: FilterConfiguration['parameters'],
  columns: readonly Column[],
): Expression | null {
  if (mode === 'conditions') return lowerConditions(where, columns)
  const parsed = parseExpression(expression)
  return 'expression' in parsed ? parsed.expression : null
}

/** Not `not`: where a cell is empty the condition is neither true nor false, and the row has to stay. */
function unless(condition: Expression): Expression {
  const { at } = condition
  const truth = (value: boolean): Expression => ({ kind: 'literal', type: 'boolean', value, at })
  return {
    kind: 'case',
    // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; no node is ever awaited
    branches: [{ when: condition, then: truth(false) }],
    otherwise: truth(true),
    at,
  }
}
