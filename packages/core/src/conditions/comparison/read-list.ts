import type { Column } from '../../relation/column.ts'
import type { Condition, ConditionValue } from '../condition.ts'
import type { SaidOperator } from '../read-operator.ts'
import type { Comparing } from './comparing.ts'
import { DOWN, LISTS, takesMany, UP } from './value-words.ts'

/** One value or a list of them: "West", "West or East", "one of 1, 2 and 3", "(1, 2)", "100 or more". */
export function readList(
  { reader, ahead }: Comparing,
  { name }: Column,
  { operator }: SaidOperator,
  first: ConditionValue,
  next: (join: string) => ConditionValue | null,
): Condition {
  if (operator === 'is') {
    if (reader.takeAny(UP) !== null) return { column: name, operator: 'at least', value: first }
    if (reader.takeAny(DOWN) !== null) return { column: name, operator: 'at most', value: first }
  }
  const many = LISTS[operator]
  if (!many) return { column: name, operator, value: first }
  const values = [first]
  for (;;) {
    const start = reader.at
    const comma = reader.take(',')
    const join = reader.takeAny(['or', 'nor', 'and', '/', '&']) ?? (comma ? ',' : null)
    const value = join === null || ahead.conditionAhead() ? null : next(join)
    if (value === null) {
      reader.at = start
      break
    }
    values.push(value)
  }
  return values.length === 1 && !takesMany(operator)
    ? { column: name, operator, value: first }
    : { column: name, operator: many, value: values }
}
