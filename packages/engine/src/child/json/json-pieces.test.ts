import { expect, test } from 'vitest'
import { JsonCutter } from './json-pieces.ts'

test('a list that breaks off names the record by its number and its line', () => {
  const cutter = cut('[{"a":1},\n{"a":2},{"a":')
  expect(() => cutter.end(false)).toThrow(
    'The file ends in the middle of record 3, which begins on line 2. Sending it again might help.',
  )
})

test('what stands where nothing may is told with the record before it', () => {
  expect(() => cut('[{"a":1} x')).toThrow('There is a "x" on line 1, after record 1, where JSON')
  expect(() => cut('[{"a":1} ü')).toThrow('There is a letter on line 1, after record 1,')
})

function cut(text: string): JsonCutter {
  const cutter = new JsonCutter(true)
  cutter.push(Buffer.from(text))
  return cutter
}
