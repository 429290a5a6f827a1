import { valuesOf } from '../../conditions/check-conditions.ts'
import { isGroup } from '../../conditions/condition.ts'
import type { Condition, ConditionGroup } from '../../conditions/condition.ts'
import type { Given, RowCondition } from '../block.ts'
import type { FilterConfiguration } from './config.ts'
import { sayConditions } from './describe.ts'

/** What is kept has to meet them all, or else the one group that they are. */
export function conditionsOf(
  configuration: FilterConfiguration,
  given: Given,
): readonly RowCondition<FilterConfiguration>[] {
  const { mode, rows, where } = configuration.parameters
  if (mode === 'expression' || rows === 'drop' || where.conditions.length === 0) return []
  const apart = where.match === 'all' ? where.conditions : [where]
  return apart.map((one) => {
    const alone: ConditionGroup = { match: 'all', conditions: [one] }
    const parameters = { ...configuration.parameters, where: alone }
    const wants = isGroup(one) ? null : wantedTexts(one, given)
    return {
      configuration: { ...configuration, parameters },
      says: sayConditions(alone, given),
      ...(wants ? { wants } : {}),
    }
  })
}

function wantedTexts(condition: Condition, { inputs }: Given): RowCondition['wants'] | null {
  const { column, operator } = condition
  const type = inputs[0]?.columns.find(({ name }) => name === column)?.type
  if (type !== 'text' || (operator !== 'is' && operator !== 'is one of')) return null
  return { column, texts: valuesOf(condition).map(String) }
}
