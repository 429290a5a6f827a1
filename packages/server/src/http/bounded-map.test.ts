import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('a flood pushes out what was touched longest ago, and the size stays', () => {
  const map = new BoundedMap<number>(3)
  for (const key of ['a', 'b', 'c']) map.set(key, 1)
  map.set('a', 2)
  map.set('d', 1)
  expect(map.size).toBe(3)
  expect(map.get('a')).toBe(2)
  expect(map.get('b')).toBeUndefined()
  for (let flood = 0; flood < 1_000; flood++) map.set(`x${flood}`, flood)
  expect(map.size).toBe(3)
  map.forget((value) => value === 999)
  expect(map.size).toBe(2)
})
