import { describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { parseExpression } from './parse-expression.ts'
import { typeOfExpression } from './type-of-expression.ts'

const columns: Column[] = [
  { name: 'quantity', type: 'integer' },
  { name: 'price', type: 'number' },
  { name: 'region', type: 'text' },
  { name: 'day', type: 'date' },
  { name: 'seen', type: 'timestamp' },
  { name: 'paid', type: 'boolean' },
]

function check(text: string) {
  const result = parseExpression(text)
  if ('problem' in result) throw new Error(result.problem.message)
  return typeOfExpression(result.expression, columns)
}

describe('types', () => {
  test.each([
    ['quantity + 1', 'integer'],
    ['quantity * quantity', 'integer'],
    ['quantity % 2', 'integer'],
    ['quantity / 2', 'number'],
    ['quantity + 0.5', 'number'],
    ['price - quantity', 'number'],
    ['-quantity', 'integer'],
    ["region || 'x'", 'text'],
    ['price > 5', 'boolean'],
    ['quantity > price', 'boolean'],
    ["day >= '2024-01-31'", 'boolean'],
    ["seen < '2024-01-31 10:00'", 'boolean'],
    ["seen < '2024-01-31'", 'boolean'],
    ['day < seen', 'boolean'],
    ["day in ('2024-01-31', date '2024-02-01')", 'boolean'],
    ['quantity = null', 'boolean'],
    ['null', null],
    ['null + 1', 'number'],
    ['cast(region as integer)', 'integer'],
    ['case when paid then 1 else 2.5 end', 'number'],
    ["case when paid then day else '2024-01-01' end", 'date'],
    ['case when paid then null end', null],
    ['coalesce(null, quantity)', 'integer'],
    ['coalesce(quantity, 0.5)', 'number'],
    ['nullif(quantity, 0)', 'integer'],
    ['round(price, 2)', 'number'],
    ['abs(quantity)', 'integer'],
    ['length(region)', 'integer'],
    ["date_trunc('month', day)", 'date'],
    ["date_trunc('month', seen)", 'timestamp'],
    ["if(paid, 'yes', 'no')", 'text'],
  ])('%s is %s', (text, type) => {
    expect(check(text)).toEqual({ type, problems: [] })
  })
})

describe('problems', () => {
  test.each([
    ['qantity > 1', 'unknown-column', 'Unknown column qantity; quantity is near', 0, 7],
    ['PRICE > 1', 'unknown-column', 'Unknown column PRICE; price is near', 0, 5],
    ['zzzzzz > 1', 'unknown-column', 'Unknown column zzzzzz', 0, 6],
    ["price > '5'", 'type-mismatch', '> compares a number with text', 8, 11],
    ['region = 5', 'type-mismatch', '= compares text with an integer', 9, 10],
    ["day = 'yesterday'", 'type-mismatch', '= compares a date with text', 6, 17],
    ['day > 5', 'type-mismatch', '> compares a date with an integer', 6, 7],
    ["quantity in (1, 'a')", 'type-mismatch', 'an integer with text', 16, 19],
    ['quantity between 1 and region', 'type-mismatch', 'an integer with text', 23, 29],
    ["price like '5'", 'type-mismatch', 'like needs text, but this is a number', 0, 5],
    ['region + 1', 'type-mismatch', '+ needs a number, but this is text', 0, 6],
    ['not price', 'type-mismatch', 'not needs a boolean, but this is a number', 4, 9],
    ['paid and price', 'type-mismatch', 'and needs a boolean', 9, 14],
    ['region || 5', 'type-mismatch', '|| needs text, but this is an integer', 10, 11],
    ["case when paid then 1 else 'a' end", 'type-mismatch', 'The branches mix', 27, 30],
    ['case when price then 1 end', 'type-mismatch', 'when needs a boolean', 10, 15],
    ['cast(paid as date)', 'type-mismatch', 'a boolean cannot become a date', 0, 18],
    ['upper(price)', 'argument-type', 'upper takes text as text, but this is number', 6, 11],
    ['upper()', 'argument-count', 'upper takes 1 value, found 0', 0, 7],
    ['round(price, 1, 2)', 'argument-count', 'round takes 1 to 2 values, found 3', 0, 18],
    ['round(price, quantity)', 'literal-needed', 'written out', 13, 21],
    ["date_trunc('mnth', day)", 'unknown-choice', "'month' is near", 11, 17],
    ['substring(region, 0)', 'unknown-choice', 'found 0', 18, 19],
    ["coalesce(price, 'a')", 'type-mismatch', 'coalesce mixes a number with text', 16, 19],
  ])('%s', (text, code, message, start, end) => {
    const { problems } = check(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.code).toBe(`expression/${code}`)
    expect(problems[0]?.message).toContain(message)
    expect(problems[0]?.span).toEqual({ start, end })
  })

  test('the hint says how to mend a comparison of text with a number', () => {
    expect(check("price > '5'").problems[0]?.hint).toContain('without quotes')
    expect(check('region = 5').problems[0]?.hint).toContain("'5'")
    expect(check('region = price').problems[0]?.hint).toContain('cast(… as text)')
  })

  test('all problems of an expression are found at once', () => {
    expect(check('qantity > 1 and prize > 2').problems.map(({ span }) => span.start)).toEqual([
      0, 16,
    ])
  })
})
