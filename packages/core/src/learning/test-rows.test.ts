import { describe, expect, test } from 'vitest'
import { printExpression } from '../relation/print-expression.ts'
import { typeOfExpression } from '../relation/type-of-expression.ts'
import { isTestRow } from './test-rows.ts'
import type { Split } from './training.ts'

function keyed(share: number): Split {
  return { by: 'key', columns: [{ name: 'id', type: 'integer' }], share }
}

describe('the rows that a model is tested on', () => {
  test('by a key: digests below the share', () => {
    expect(printExpression(isTestRow(keyed(0.2), 42))).toBe(
      "md5(coalesce(cast(id as text), '') || ':42') < '33333333'",
    )
  })

  test('several keys have a mark between them, and numbers count in millionths', () => {
    const split: Split = {
      by: 'key',
      columns: [
        { name: 'shop', type: 'text' },
        { name: 'amount', type: 'number' },
      ],
      share: 0.3,
    }
    const value = isTestRow(split, 7)
    expect(printExpression(value)).toBe(
      "md5(coalesce(cast(shop as text), '') || '|' || coalesce(cast(cast(floor(amount * 1000000) as integer) as text), '') || ':7') < '4ccccccd'",
    )
    const bound = typeOfExpression(value, split.columns)
    expect(bound).toEqual({ type: 'boolean', problems: [] })
  })

  test('the share is as it was pinned, from nothing to everything', () => {
    const begins = [0, 0.1, 0.2, 0.9, 1].map((share) =>
      printExpression(isTestRow(keyed(share), 0)).slice(-10),
    )
    expect(begins).toEqual(["'00000000'", "'1999999a'", "'33333333'", "'e6666666'", "'ffffffff'"])
  })

  test('by time: those from the moment on, that the model holds', () => {
    const split: Split = { by: 'time', column: 'day', share: 0.2 }
    const value = isTestRow(split, 42, '2024-01-31')
    expect(printExpression(value)).toBe("coalesce(day >= '2024-01-31', false)")
    expect(typeOfExpression(value, [{ name: 'day', type: 'date' }]).problems).toEqual([])
    expect(() => isTestRow(split, 42)).toThrow('moment')
  })
})
