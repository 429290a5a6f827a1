import { expect, test } from 'vitest'
import { javaPattern } from './java-pattern.ts'

test.each([
  // Java ends lines at more than line feeds.
  ['a.b', '(?d)a.b'],
  ['^a', '(?d)^a'],
  // It lets $ stand before a last line end.
  ['a$', 'a\\z'],
  ['[$]', '[$]'],
  // Its classes have operators.
  ['[a&&b]', '[a\\&\\&b]'],
  ['[]a]', '[\\]a]'],
  ['[^]a]', '[^\\]a]'],
  // Letters and digits are those of ASCII.
  ['\\d+', '[0-9]+'],
  ['[\\w-]', '[0-9A-Za-z_-]'],
  // Groups have no marks in their names.
  ['(?P<a_b>x)', '(?<g2p2n2q>x)'],
  ['a{,x', 'a\\{,x'],
  ['a{2,3}', 'a{2,3}'],
])('%s is %s', (pattern, written) => {
  expect(javaPattern(pattern)).toBe(written)
})
