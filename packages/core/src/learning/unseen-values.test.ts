import { expect, test } from 'vitest'
import { printExpression } from '../relation/print-expression.ts'
import { unseenValues } from './unseen-values.ts'

test('what no list of the model has is unseen, null is not', () => {
  const unseen = unseenValues({
    features: [
      { kind: 'is', column: 'city', value: 'Rome' },
      { kind: 'other', column: 'city', than: ['Rome', 'Pisa'] },
      { kind: 'number', column: 'age' },
      { kind: 'code', column: 'plan', values: ['1'] },
    ],
  })
  expect(unseen.map(({ column, isUnseen }) => [column, printExpression(isUnseen)])).toEqual([
    ['city', "city is not null and cast(city as text) <> 'Rome' and cast(city as text) <> 'Pisa'"],
    ['plan', "plan is not null and cast(plan as text) <> '1'"],
  ])
})
