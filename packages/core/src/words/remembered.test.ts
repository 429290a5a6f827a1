import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

function counted() {
  const asked: string[] = []
  const length = remembered((text) => {
    asked.push(text)
    return text.length
  })
  return { asked, length }
}

test('what was worked out is not worked out again', () => {
  const { asked, length } = counted()
  expect([length('one'), length('three'), length('one')]).toEqual([3, 5, 3])
  expect(asked).toEqual(['one', 'three'])
})

test('long texts are worked out each time', () => {
  const { asked, length } = counted()
  const long = 'x'.repeat(10_000)
  expect([length(long), length(long)]).toEqual([10_000, 10_000])
  expect(asked).toHaveLength(2)
})

test('ever new texts do not fill the memory, and are answered right after it was emptied', () => {
  const { asked, length } = counted()
  for (let at = 0; at < 12_000; at += 1) expect(length(`text ${at}`)).toBe(`text ${at}`.length)
  expect(length('text 0')).toBe(6)
  expect(asked.filter((text) => text === 'text 0')).toHaveLength(2)
})
