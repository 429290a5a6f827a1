import * as fc from 'fast-check'
import { CONDITION_OPERATORS, operatorsFor } from '../../conditions/condition.ts'
import type { Condition, ConditionGroup, ConditionValue } from '../../conditions/condition.ts'
import { numberOrText } from '../../words/number-text.ts'
import type { Column } from '../../relation/column.ts'

/** Conditions over columns, in groups of groups, with any operator and value that fits. */
export function arbitraryGroup(
  columns: readonly Column[],
  depth: number,
): fc.Arbitrary<ConditionGroup> {
  const condition = fc.constantFrom(...columns).chain(arbitraryCondition)
  const item: fc.Arbitrary<Condition | ConditionGroup> =
    depth === 0 ? condition : fc.oneof(condition, arbitraryGroup(columns, depth - 1))
  return fc.record({
    match: fc.constantFrom('all' as const, 'any' as const),
    conditions: fc.array(item, { minLength: 1, maxLength: 3 }),
  })
}

function arbitraryCondition({ name, type }: Column): fc.Arbitrary<Condition> {
  return fc.constantFrom(...operatorsFor(type)).chain((operator): fc.Arbitrary<Condition> => {
    const value = arbitraryValue(type)
    const { takes } = CONDITION_OPERATORS[operator]
    if (takes === 'none') return fc.constant({ column: name, operator })
    if (takes === 'one') return value.map((one) => ({ column: name, operator, value: one }))
    const size = takes === 'two' ? { minLength: 2, maxLength: 2 } : { minLength: 1, maxLength: 3 }
    return fc.array(value, size).map((values) => ({ column: name, operator, value: values }))
  })
}

function arbitraryValue(type: Column['type']): fc.Arbitrary<ConditionValue> {
  const day = fc
    .date({ min: new Date('1600-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString())
  const date = day.map((text) => text.slice(0, 10))
  if (type === 'boolean') return fc.boolean()
  if (type === 'date') return date
  if (type === 'timestamp')
    return fc.oneof(
      date,
      day.map((text) => text.slice(0, 19).replace('T', ' ')),
    )
  if (type === 'text') {
    return fc.oneof(
      fc.constantFrom(
        'West',
        'west',
        'WEST',
        'New York',
        'over',
        'export',
        '100',
        '2024',
        '',
        ' ',
        'a"b',
        'x, then export as csv',
        'or',
        '(',
        'true',
      ),
      fc.string({ maxLength: 6, unit: 'grapheme' }).filter((text) => !/^\uFEFF|\0/.test(text)),
    )
  }
  return fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((big) => numberOrText(String(big))),
  )
}
