import { expect, test } from 'vitest'
import type { Column } from '../relation/column.ts'
import type { ConditionGroup } from './condition.ts'
import { describeConditions } from './describe-conditions.ts'

const columns: readonly Column[] = [
  { name: 'amount', type: 'number' },
  { name: 'ordered', type: 'date' },
  { name: 'seen', type: 'timestamp' },
]

const ordered = (operator: 'over' | 'at least' | 'under' | 'at most', column = 'ordered') =>
  said({ match: 'all', conditions: [{ column, operator, value: '2024-06-01' }] })

test('days and moments come after and before each other, numbers are over and under', () => {
  expect(ordered('over')).toBe('ordered is after 2024-06-01')
  expect(ordered('at least')).toBe('ordered is on or after 2024-06-01')
  expect(ordered('under')).toBe('ordered is before 2024-06-01')
  expect(ordered('at most', 'seen')).toBe('seen is on or before 2024-06-01')
  expect(
    said({ match: 'all', conditions: [{ column: 'amount', operator: 'over', value: 9 }] }),
  ).toBe('amount is over 9')
})

function said(group: ConditionGroup): string {
  return describeConditions(group, { columns, respell: (text) => text })
}
