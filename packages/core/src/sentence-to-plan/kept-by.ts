import { CONDITION_OPERATORS, conditionGroupSchema, isGroup } from '../conditions/condition.ts'
import type { ConditionGroup } from '../conditions/condition.ts'
import { saysBirth } from '../tables/tells-when.ts'

/** The columns by whose values rows are kept, in blocks that are there: what is grouped next goes by the same date. */
export function keptBy(configurations: readonly unknown[]): readonly string[] {
  return configurations.flatMap((configuration) => {
    // Only blocks of conditions have a `where`, and it is read through its schema.
    const { parameters } = configuration as { parameters?: { where?: unknown } }
    const where = conditionGroupSchema.safeParse(parameters?.where)
    return where.success ? columnsIn(where.data) : []
  })
}

/** That a day is still to come tells no day, and when somebody was born none on which something happened. */
function columnsIn({ conditions }: ConditionGroup): readonly string[] {
  return conditions.flatMap((one) => {
    if (isGroup(one)) return columnsIn(one)
    const tellsNoDay = CONDITION_OPERATORS[one.operator].takes === 'none' || saysBirth(one.column)
    return tellsNoDay ? [] : [one.column]
  })
}
