import type { ColumnType } from '../relation/column.ts'
import type { ConditionOperator } from './condition.ts'

/** An operator as it is said of a column of this type: nobody says that a day is over another. */
export function operatorWord(operator: ConditionOperator, type: ColumnType | undefined): string {
  const isInTime = type === 'date' || type === 'timestamp'
  return (isInTime && IN_TIME[operator]) || operator
}

const IN_TIME: Readonly<Partial<Record<ConditionOperator, string>>> = {
  over: 'after',
  'at least': 'on or after',
  under: 'before',
  'at most': 'on or before',
}
