import { expect, it } from 'vitest'
import { edgePull } from './edge-pull.ts'

it.each([
  ['inside', 50, 0],
  ['on an edge', 100, 0],
  ['just past the end', 101, 2],
  ['far past the end', 180, 40],
  ['before the beginning', -20, -10],
  ['beyond everything', 99_999, 240],
])('%s', (_, at, pull) => expect(edgePull(at, 0, 100)).toBe(pull))
