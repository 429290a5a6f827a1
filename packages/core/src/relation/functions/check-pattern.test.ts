import { describe, expect, test } from 'vitest'
import { parseExpression } from '../parse-expression.ts'
import { typeOfExpression } from '../type-of-expression.ts'
import { checkPattern, groupsOf, matchesNothing, pythonPattern } from './check-pattern.ts'

describe('regular expressions every engine reads alike', () => {
  test.each([
    '^[A-Z]{2}-[0-9]+$',
    '(?i)a|b',
    '(?:a)(b)?',
    String.raw`\d+\.\d*`,
    '[^]]',
    '[(?=]',
    'a{2,3}',
    '(?P<x>a)',
  ])('%s is fine', (pattern) => expect(checkPattern(pattern)).toBeNull())

  test.each([
    ['(?=a)', 'looks around'],
    ['(?<!a)b', 'looks around'],
    ['(?<name>a)', 'looks around'],
    ['(?>a)', 'looks around'],
    [String.raw`(a)\1`, 'refers back'],
    [String.raw`\p{L}`, String.raw`uses \p`],
    [String.raw`a\Z`, String.raw`uses \Z`],
    ['a*+', 'possessive'],
    ['a{,3}', 'least number'],
    ['a{1,2000}', 'more than 1000'],
    ['[[:alpha:]]', 'inside a class'],
    ['(a', 'not complete'],
    ['*a', 'not complete'],
    ['a\\', 'backslash'],
  ])('%s is refused', (pattern, why) => expect(checkPattern(pattern)).toContain(why))

  test('the end of the text is told to Python in its own way', () => {
    expect(pythonPattern(String.raw`a$|\$|[$]`)).toBe(String.raw`a\Z|\$|[$]`)
  })

  test('groups and empty matches', () => {
    expect(groupsOf('(a)(?:b)(?P<c>d)')).toBe(2)
    expect(matchesNothing('a*')).toBe(true)
    expect(matchesNothing('a+')).toBe(false)
  })
})

test.each([
  ["regexp_matches(note, '(?=a)')", 'looks around'],
  ["regexp_replace(note, 'a*', 'b')", 'empty text'],
  [String.raw`regexp_replace(note, 'a', '\2')`, 'names group 2 of a pattern that has 0'],
  [String.raw`regexp_replace(note, 'a', '\n')`, 'backslash'],
  ["regexp_extract(note, '(a)', 2)", 'names group 2'],
  ["to_date(note, '%d.%m')", 'needs %Y'],
  ["to_date(note, '%Y%m%d')", 'something between'],
  ["to_date(note, '%q %Y-%m-%d')", '%q'],
  ["format_date(date '2024-01-31', '%Q')", '%Q'],
])('%s is a problem before it is a run error', (text, why) => {
  const result = parseExpression(text)
  if ('problem' in result) throw new Error(result.problem.message)
  const { problems } = typeOfExpression(result.expression, [{ name: 'note', type: 'text' }])
  expect(problems.map(({ message }) => message).join()).toContain(why)
})
