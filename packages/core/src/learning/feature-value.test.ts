import { describe, expect, test } from 'vitest'
import { printExpression } from '../relation/print-expression.ts'
import { typeOfExpression } from '../relation/type-of-expression.ts'
import type { ColumnType } from '../relation/column.ts'
import type { Feature } from './feature.ts'
import { featureValue } from './feature-value.ts'

const FEATURES: readonly (readonly [Feature, ColumnType, string])[] = [
  [{ kind: 'number', column: 'x' }, 'integer', 'cast(x as number)'],
  [{ kind: 'number', column: 'x', fill: -0.5 }, 'number', 'coalesce(cast(x as number), -0.5)'],
  [{ kind: 'flag', column: 'x', fill: 1 }, 'boolean', 'coalesce(cast(x as number), 1)'],
  [{ kind: 'missing', column: 'x' }, 'text', 'case when x is null then 1 else 0 end'],
  [
    { kind: 'code', column: 'x', values: ["it's", '7'] },
    'text',
    "case when x is null then 0 when cast(x as text) = 'it''s' then 1 when cast(x as text) = '7' then 2 else 3 end",
  ],
  [
    { kind: 'is', column: 'x', value: '7' },
    'integer',
    "case when cast(x as text) = '7' then 1 else 0 end",
  ],
  [
    { kind: 'other', column: 'x', than: ['a', 'b'] },
    'text',
    "case when x is null or cast(x as text) = 'a' or cast(x as text) = 'b' then 0 else 1 end",
  ],
  [{ kind: 'date', column: 'x', part: 'weekday' }, 'date', 'cast(day_of_week(x) as number)'],
  [
    { kind: 'date', column: 'x', part: 'days', fill: 1e21 },
    'timestamp',
    "coalesce(cast(date_diff('day', date '1970-01-01', x) as number), 1e21)",
  ],
]

describe('a feature is an expression', () => {
  test.each(FEATURES)('%j of %s', (feature, type, printed) => {
    const value = featureValue(feature)
    expect(printExpression(value)).toBe(printed)
    const bound = typeOfExpression(value, [{ name: 'x', type }])
    expect(bound).toEqual({ type: 'number', problems: [] })
  })

  test('a word is looked for between spaces, in a text that is cut at them', () => {
    const value = featureValue({ kind: 'word', column: 'note', word: 'urgent' })
    expect(printExpression(value)).toContain("' urgent '")
    const bound = typeOfExpression(value, [{ name: 'note', type: 'text' }])
    expect(bound).toEqual({ type: 'number', problems: [] })
  })
})
