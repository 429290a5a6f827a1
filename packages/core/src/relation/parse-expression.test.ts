import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseExpression } from './parse-expression.ts'
import { printExpression } from './print-expression.ts'

function parsed(text: string) {
  const result = parseExpression(text)
  if ('problem' in result) throw new Error(`${text}: ${result.problem.message}`)
  return result.expression
}

function problem(text: string) {
  const result = parseExpression(text)
  if ('expression' in result) throw new Error(`${text.slice(0, 80)} was read`)
  return result.problem
}

describe('what is read', () => {
  // The printed form shows how a text was understood: only needed parentheses are left.
  test.each([
    ['price*quantity', 'price * quantity'],
    ['a + b * c', 'a + b * c'],
    ['(a + b) * c', '(a + b) * c'],
    ['(a + b) + c', 'a + b + c'],
    ['a + (b + c)', 'a + (b + c)'],
    ['a - b - c', 'a - b - c'],
    ['UPPER( name )', 'upper(name)'],
    ['len(name)', 'length(name)'],
    ['a = 1 OR b = 2 AND NOT c', 'a = 1 or b = 2 and not c'],
    ['(a or b) and c', '(a or b) and c'],
    ['not a = b', 'not a = b'],
    ['(not a) = b', '(not a) = b'],
    ['a == 1', 'a = 1'],
    ['a != 1', 'a <> 1'],
    ["country in ('DE','FR')", "country in ('DE', 'FR')"],
    ['a not in (1)', 'a not in (1)'],
    ['a between 1 and 2 and b', 'a between 1 and 2 and b'],
    ['a not between 1 + 1 and 2 || 3', 'a not between 1 + 1 and 2 || 3'],
    ["name NOT LIKE 'A%'", "name not like 'A%'"],
    ["name ilike 'a%'", "name ilike 'a%'"],
    ['a is null', 'a is null'],
    ['a IS NOT NULL', 'a is not null'],
    ['CASE WHEN a THEN 1 ELSE 2 END', 'case when a then 1 else 2 end'],
    ['cast(x as int)', 'cast(x as integer)'],
    ['cast(x as STRING)', 'cast(x as text)'],
    ['"Column With Spaces"', '"Column With Spaces"'],
    ['"say ""hi"""', '"say ""hi"""'],
    ['"plain"', 'plain'],
    ['"and"', '"and"'],
    ["'it''s'", "'it''s'"],
    ["date '2024-01-31'", "date '2024-01-31'"],
    ["timestamp '2024-01-31T10:30'", "timestamp '2024-01-31 10:30:00'"],
    ['date', 'date'],
    ['-5', '-5'],
    ['-(5)', '-(5)'],
    ['- -a', '-(-a)'],
    ['a - -5', 'a - -5'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5.0'],
    ['1E+6', '1e6'],
    ['9007199254740993', '9007199254740993'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['9223372036854775808', '9223372036854775808'],
    ['größe > 3', 'größe > 3'],
    ['  a\n\t+ b  ', 'a + b'],
  ])('%s', (text, printed) => {
    expect(printExpression(parsed(text))).toBe(printed)
  })

  test('every node knows its place', () => {
    const expression = parsed('  amount > 100 and (x)')
    expect(expression).toMatchObject({
      at: { start: 2, end: 21 },
      left: { at: { start: 2, end: 14 }, right: { at: { start: 11, end: 14 } } },
      right: { at: { start: 20, end: 21 } },
    })
  })

  test('digits stay as typed, and tell the type', () => {
    expect(parsed('0.1')).toMatchObject({ type: 'number', value: '0.1' })
    expect(parsed('9223372036854775807')).toMatchObject({ type: 'integer' })
    expect(parsed('9223372036854775808')).toMatchObject({ type: 'number' })
  })

  test('a long chain is read and printed', () => {
    const text = Array.from({ length: 400 }, (_, index) => `a = ${index}`).join(' or ')
    expect(printExpression(parsed(text))).toBe(text)
  })
})

describe('what is not read', () => {
  test.each([
    ['', 'empty', 0, 0, 'empty'],
    ['   ', 'empty', 3, 3, 'empty'],
    ['uper(name)', 'unknown-function', 0, 4, 'Unknown function uper; upper is near'],
    ['a + system(1)', 'unknown-function', 4, 10, 'Unknown function system'],
    ['amount >', 'unexpected', 8, 8, 'Expected a value, found the end'],
    ['(a', 'unexpected', 2, 2, 'Expected an operator or ), found the end'],
    ['a b', 'unexpected', 2, 3, 'Expected an operator or the end, found b'],
    ['a in 5', 'unexpected', 5, 6, 'Expected a list in parentheses, found 5'],
    ['a in ()', 'unexpected', 6, 7, 'Expected a value, found )'],
    ['a < b < c', 'unexpected', 6, 7, '< follows another comparison'],
    ['a = b is null', 'unexpected', 6, 8, 'is follows another comparison'],
    ['a not null', 'unexpected', 6, 10, 'Expected in, between or like, found null'],
    ['a is 5', 'unexpected', 5, 6, 'Expected null, found 5'],
    ['a between 1', 'unexpected', 11, 11, 'Expected and, found the end'],
    ['case a when 1 then 2 end', 'unexpected', 5, 6, 'Expected when, found a'],
    ['case when a then 1', 'unexpected', 18, 18, 'Expected when, else or end, found the end'],
    ['cast(a as intger)', 'unknown-type', 10, 16, 'Unknown type intger; integer is near'],
    ["'abc", 'unclosed-quote', 0, 4, 'The text that begins here is not closed'],
    ["'it''s", 'unclosed-quote', 0, 6, 'The text that begins here is not closed'],
    ['a + "b', 'unclosed-quote', 4, 6, 'The name that begins here is not closed'],
    ['""', 'unexpected', 0, 2, 'Expected a column name'],
    ['a; drop table b', 'unexpected', 1, 2, '; has no meaning'],
    ['12abc', 'invalid-number', 0, 3, '12a is neither a number nor a name'],
    ['1e999', 'invalid-number', 0, 5, 'too large'],
    ["date '2024-02-30'", 'invalid-date', 5, 17, "'2024-02-30' is not a date"],
    ["timestamp '2024-01-01 25:00'", 'invalid-date', 10, 28, 'is not a timestamp'],
    ['and', 'unexpected', 0, 3, 'Expected a value, found and'],
    ["a = '\0'", 'unusable-character', 5, 6, 'U+0000'],
    ["a = '\uD800'", 'unusable-character', 5, 6, 'U+D800'],
    ["a = '\uFEFFx'", 'unusable-character', 5, 6, 'U+FEFF'],
    ['a ? b', 'unexpected', 2, 3, '? has no meaning'],
  ])('%s', (text, code, start, end, message) => {
    const found = problem(text)
    expect(found.code).toBe(`expression/${code}`)
    expect(found.span).toEqual({ start, end })
    expect(found.message).toContain(message)
  })

  test.each([
    ['('.repeat(9_000)],
    ['-('.repeat(5_000) + 'a'],
    ['not '.repeat(4_900) + 'a'],
    ['a' + '+a'.repeat(9_000)],
    ['upper('.repeat(3_000)],
    ['case when '.repeat(1_900)],
    ['('.repeat(30) + 'a' + ('+a'.repeat(300) + ')').repeat(30)],
  ])('hostile nesting is a problem, not an overflow: %#', (text) => {
    expect(problem(text).code).toBe('expression/too-deep')
  })

  test('a text beyond the limit is refused by its length alone', () => {
    expect(problem('a'.repeat(20_001)).code).toBe('expression/too-long')
    expect(parseExpression('a'.repeat(20_000))).toHaveProperty('expression')
  })
})

describe('never throws', () => {
  test('on arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const result = parseExpression(text)
        const { start, end } = 'problem' in result ? result.problem.span : result.expression.at
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 2_000 },
    )
  })

  test('on shuffled pieces of the language', () => {
    const piece = fc.constantFrom(
      ...'a ( ) , + - * / || = <> and or not in between like is null case when then else end'.split(
        ' ',
      ),
      ...`cast( as text upper( 'x' "y" 5 .5 date '2024-01-31' '`.split(' '),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join(' ')
        const result = parseExpression(text)
        const again = 'problem' in result ? text : printExpression(result.expression)
        expect('problem' in parseExpression(again)).toBe('problem' in result)
      }),
      { numRuns: 5_000 },
    )
  })
})
