import { expect, it } from 'vitest'
import { CARD } from './card-size.ts'
import { snapLines } from './snap-lines.ts'

const others = [
  { x: 0, y: 0 },
  { x: 300, y: 4 },
]

it('draws a card to the nearest line of another within reach, each way by itself', () => {
  expect(snapLines({ x: 297, y: 90 }, others, 6)).toEqual({
    position: { x: 300, y: 90 },
    x: 300 + CARD.width / 2,
    y: null,
  })
  expect(snapLines({ x: 150, y: 3 }, others, 6).position).toEqual({ x: 150, y: 4 })
})

it('leaves a card alone that is near nothing', () => {
  expect(snapLines({ x: 150, y: 90 }, others, 6)).toEqual({
    position: { x: 150, y: 90 },
    x: null,
    y: null,
  })
})
