import { expect, it } from 'vitest'
import { moveEdge, readSizes } from './split-sizes.ts'

const panels = [
  { id: 'left', size: 20, min: 15, max: 35 },
  { id: 'centre', size: 60, min: 40 },
  { id: 'right', size: 20, min: 15, max: 35 },
]

it('gives to one what it takes from the next', () => {
  expect(moveEdge([20, 60, 20], panels, 0, 5)).toEqual([25, 55, 20])
  expect(moveEdge([20, 60, 20], panels, 1, 5)).toEqual([20, 65, 15])
})

it('stops at the bounds of both panels', () => {
  expect(moveEdge([20, 60, 20], panels, 0, 90)).toEqual([35, 45, 20])
  expect(moveEdge([20, 60, 20], panels, 0, -Infinity)).toEqual([15, 65, 20])
  expect(moveEdge([34, 42, 24], panels, 1, -Infinity)).toEqual([34, 40, 26])
  expect(moveEdge([20, 60, 20], panels, 2, 5)).toEqual([20, 60, 20])
})

it('remembers sizes that fit, and no others', () => {
  expect(readSizes('[25,50,25]', panels)).toEqual([25, 50, 25])
  for (const kept of [null, '', '{}', '[50,50]', '[5,75,20]', '[25,50,"25"]', '[null,80,20]']) {
    expect(readSizes(kept, panels)).toEqual([20, 60, 20])
  }
})
