import { expect, test } from 'vitest'
import { refuseCrowded, refuseLongLists } from './bounded-json.ts'

test.each([
  ['an honest body', JSON.stringify({ blocks: [{ id: 'a', text: 'x, [y] {"z"}' }] })],
  ['commas and brackets in a text', JSON.stringify({ csvData: ',[{'.repeat(400_000) })],
  ['quotes and backslashes in a text', JSON.stringify({ a: '\\"\\\\",[['.repeat(100_000) })],
  ['a text that never ends', '{"a":"[[['],
  ['no JSON', ']]]'],
])('%s is left to the reader of JSON', (_, text) => {
  expect(() => refuseCrowded(text)).not.toThrow()
})

test.each([
  ['too many values', `[${'0,'.repeat(600_000)}0]`],
  ['too many empty lists', `[${'[],'.repeat(300_000)}[]]`],
  ['too deep', `${'['.repeat(65)}${']'.repeat(65)}`],
  ['too deep behind a text that ends in a backslash', `["\\\\",${'['.repeat(65)}`],
])('%s are refused unread', (_, text) => {
  expect(() => refuseCrowded(text)).toThrow(expect.objectContaining({ code: 'too_large' }))
})

test('a list that no schema allows is refused at the depths that requests have', () => {
  const list = Array.from({ length: 10_001 }, () => 0)
  for (const body of [list, { blocks: list }, { currentPipeline: { connections: list } }])
    expect(() => refuseLongLists(body)).toThrow(expect.objectContaining({ code: 'too_large' }))
  expect(() => refuseLongLists({ blocks: list.slice(1), a: null, b: 'x' })).not.toThrow()
})
