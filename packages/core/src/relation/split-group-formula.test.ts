import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { parseExpression } from './parse-expression.ts'
import { printExpression } from './print-expression.ts'
import { splitGroupFormula } from './split-group-formula.ts'
import type { GroupPlace } from './group-calls.ts'

const columns: readonly Column[] = [
  { name: 'region', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'pieces', type: 'integer' },
  { name: 'day', type: 'date' },
]

function split(text: string, place: GroupPlace = 'aggregate') {
  const parsed = parseExpression(text, place)
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  const outside = place === 'aggregate' ? columns.slice(0, 1) : columns
  return splitGroupFormula(parsed.expression, {
    place,
    columns,
    outside,
    nameOf: (index) => `m${index}`,
  })
}

test('a formula comes apart into what is computed, measured and made of it', () => {
  const { rest, calls, type } = split('sum(amount * pieces) / count(*)')
  expect(printExpression(rest)).toBe('m0 / m1')
  expect(calls.map(({ value }) => value && printExpression(value))).toEqual([
    'amount * pieces',
    null,
  ])
  expect(type).toBe('number')
  expect(split("upper(region) || list(region, '; ')").type).toBe('text')
  expect(split("list(region, '; ', day)").calls[0]).toMatchObject({
    separator: '; ',
    order: { kind: 'column', name: 'day' },
  })
  expect(split('max(day) > min(day)').type).toBe('boolean')
  expect(split('amount - lag(amount, 2)', 'window').calls[0]).toMatchObject({ rows: 2 })
})

/** The formula, the problem, and the very text it points at. */
test.each<[string, string, string, GroupPlace?]>([
  ['1 + sum(region)', 'argument-type', 'region'],
  ['sum(amuont)', 'unknown-column', 'amuont'],
  ['sum(amount, 2)', 'argument-count', 'sum(amount, 2)'],
  ['first(amount)', 'argument-count', 'first(amount)'],
  ['quantile(amount, 2)', 'literal-needed', '2'],
  ['quantile(amount, pieces)', 'literal-needed', 'pieces'],
  ['list(region, 1)', 'literal-needed', '1'],
  ['sum(1 + sum(amount))', 'nested-measure', 'sum(amount)'],
  ['sum(amount) + pieces', 'outside-measure', 'pieces'],
  ["sum(amount) = 'x'", 'type-mismatch', "'x'"],
  ['lag(amount, 0)', 'literal-needed', '0', 'window'],
  ['moving_average(amount)', 'argument-count', 'moving_average(amount)', 'window'],
])('%s: %s at %s', (text, code, place, where = 'aggregate') => {
  const { problems } = split(text, where)
  const found = problems.map((one) => [one.code, text.slice(one.span.start, one.span.end)])
  expect(found).toEqual([[`expression/${code}`, place]])
  expect(problems[0]?.hint).not.toBe('')
})

test('outside of groups such a call is refused with where it can be made', () => {
  expect(parseExpression('1 + sum(amount)')).toMatchObject({
    problem: {
      code: 'expression/unknown-function',
      message: 'sum looks at several rows, which this formula does not',
      hint: 'A formula in an Aggregate block can.',
      span: { start: 4, end: 7 },
    },
  })
  expect(parseExpression('lag(amount)', 'aggregate')).toMatchObject({
    problem: { hint: 'A formula in a Window block can.' },
  })
  expect(parseExpression('summ(amount)', 'aggregate')).toMatchObject({
    problem: { message: 'Unknown function summ; sum is near', hint: 'Write sum(…).' },
  })
})
