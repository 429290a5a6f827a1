import { expect, test } from 'vitest'
import { jsonRows } from './json-rows.ts'

test.each([
  [String.raw`["x", "\u00e9" ]`, '["x","é"]'],
  ['["x\ty", "\\u00e9"]', '["x\ty","é"]'],
  [String.raw`["\q", { "b": 1.10 }]`, String.raw`["\q",{"b":1.10}]`],
])('a list inside, %s, is kept as %s', (written, kept) => {
  const [row] = jsonRows(`[{"a": ${written}}]`, '')
  expect(row?.get('a')).toEqual({ kind: 'nested', text: kept })
})
