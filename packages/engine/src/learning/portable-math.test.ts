import { expect, test } from 'vitest'
import { portableExp, portableLog, powerOfTwoAbove } from './portable-math.ts'
import { shortestBetween } from './trees/shortest-between.ts'

test('exponent and logarithm are those of the platform to the last bits', () => {
  for (let at = -7000; at <= 7000; at += 7) {
    const x = at / 10
    expect(Math.abs(portableExp(x) / Math.exp(x) - 1)).toBeLessThan(3e-16)
    const y = Math.exp(x)
    expect(Math.abs(portableLog(y) - Math.log(y))).toBeLessThan(3e-16 * Math.max(1, Math.abs(x)))
  }
  expect([portableExp(-800), portableExp(800), portableLog(0)]).toEqual([0, Infinity, -Infinity])
})

test('powers of two are the next above', () => {
  expect([3, 4, 0.3, 0.25, 1e-9].map(powerOfTwoAbove)).toEqual([4, 4, 0.5, 0.25, 2 ** -29])
})

test('a cut is the shortest decimal that the middle between its neighbours rounds to', () => {
  expect(shortestBetween(1, 2)).toBe(1.5)
  expect(shortestBetween(0.123456, 0.1241)).toBe(0.124)
  expect(shortestBetween(1.0000000000000002, 1.0000000000000004)).toBe(1.0000000000000002)
  for (const [low, high] of [
    [-3.7, -3.2],
    [0.1, 0.30000000000000004],
    [99.5, 100],
  ] as const) {
    const cut = shortestBetween(low, high)
    expect(cut >= low && cut < high).toBe(true)
  }
})
