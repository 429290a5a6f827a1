import { z } from 'zod'
import type { ColumnType } from '../relation/column.ts'

/** What a condition asks of a column, in the words it is stored, shown and understood in. */
export const CONDITION_OPERATORS = {
  is: { negation: 'is not', takes: 'one', types: 'all' },
  'is not': { negation: 'is', takes: 'one', types: 'all' },
  over: { negation: 'at most', takes: 'one', types: 'valued' },
  'at least': { negation: 'under', takes: 'one', types: 'valued' },
  under: { negation: 'at least', takes: 'one', types: 'valued' },
  'at most': { negation: 'over', takes: 'one', types: 'valued' },
  between: { negation: 'not between', takes: 'two', types: 'valued' },
  'not between': { negation: 'between', takes: 'two', types: 'valued' },
  'is one of': { negation: 'is not one of', takes: 'many', types: 'valued' },
  'is not one of': { negation: 'is one of', takes: 'many', types: 'valued' },
  contains: { negation: 'does not contain', takes: 'one', types: 'text' },
  'does not contain': { negation: 'contains', takes: 'one', types: 'text' },
  'starts with': { negation: 'does not start with', takes: 'one', types: 'text' },
  'does not start with': { negation: 'starts with', takes: 'one', types: 'text' },
  'ends with': { negation: 'does not end with', takes: 'one', types: 'text' },
  'does not end with': { negation: 'ends with', takes: 'one', types: 'text' },
  'is empty': { negation: 'is not empty', takes: 'none', types: 'all' },
  'is not empty': { negation: 'is empty', takes: 'none', types: 'all' },
} as const satisfies Record<string, OperatorFacts>

interface OperatorFacts {
  /** The operator that is true where this one is false, and empty where this one is empty. */
  readonly negation: string
  readonly takes: 'none' | 'one' | 'two' | 'many'
  /** `valued`: every type but boolean, which has two values only. */
  readonly types: 'all' | 'valued' | 'text'
}

export type ConditionOperator = keyof typeof CONDITION_OPERATORS

// Object.keys forgets that the table's keys are exactly the union.
export const OPERATOR_NAMES = Object.keys(CONDITION_OPERATORS) as [
  ConditionOperator,
  ...ConditionOperator[],
]

/** The operators that make sense for a column of this type, for a list to choose from. */
export function operatorsFor(type: ColumnType): readonly ConditionOperator[] {
  return OPERATOR_NAMES.filter((name) => {
    const { types } = CONDITION_OPERATORS[name]
    if (types === 'text') return type === 'text'
    return types === 'all' || type !== 'boolean'
  })
}

/** Numbers beyond what a double holds exactly, and dates, are text: "9007199254740993", "2024-06-01". */
export const conditionValueSchema = z.union([z.string().max(10_000), z.number(), z.boolean()])
export type ConditionValue = z.infer<typeof conditionValueSchema>

export const conditionSchema = z.strictObject({
  column: z.string().max(500),
  operator: z.enum(OPERATOR_NAMES),
  /** One value, a list for `between` and `is one of`, nothing for `is empty`. */
  value: z.union([conditionValueSchema, z.array(conditionValueSchema).max(1_000)]).optional(),
})
export type Condition = Readonly<z.infer<typeof conditionSchema>>

export interface ConditionGroup {
  readonly match: 'all' | 'any'
  readonly conditions: readonly (Condition | ConditionGroup)[]
}

export const conditionGroupSchema: z.ZodType<ConditionGroup> = z.strictObject({
  match: z.enum(['all', 'any']),
  get conditions() {
    return z.array(z.union([conditionSchema, conditionGroupSchema])).max(1_000)
  },
})

export function isGroup(item: Condition | ConditionGroup): item is ConditionGroup {
  return 'match' in item
}
