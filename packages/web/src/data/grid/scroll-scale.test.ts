import { expect, it } from 'vitest'
import { offsetShowing, ROW_HEIGHT, rowsAt, scrollScale } from './scroll-scale.ts'

const VIEWPORT = 600

it.each([0, 1, 20, 21, 1_000, 266_666, 266_667, 1_000_000, 50_000_000])(
  'reaches the first and the last of %d rows',
  (rows) => {
    const scale = scrollScale(rows, VIEWPORT)
    expect(rowsAt(rows, scale.toOffset(0), VIEWPORT).first).toBe(0)
    const bottom = Math.max(0, scale.height - VIEWPORT)
    const end = scale.toOffset(bottom)
    expect(rowsAt(rows, end, VIEWPORT).last).toBe(rows)
    // The last row is whole in sight, not only drawn.
    expect(rows * ROW_HEIGHT - end).toBeLessThanOrEqual(VIEWPORT)
  },
)

it('keeps the scrolled area within what browsers lay out', () => {
  expect(scrollScale(1_000_000_000, VIEWPORT).height).toBeLessThan(16_000_000)
})

it('goes from a place to the scroll bar and back, to the row', () => {
  const scale = scrollScale(1_000_000, VIEWPORT)
  for (const row of [0, 1, 17, 499_999, 999_000]) {
    const back = scale.toOffset(scale.toScrollTop(row * ROW_HEIGHT))
    expect(Math.abs(back - row * ROW_HEIGHT)).toBeLessThanOrEqual(1)
  }
})

it('moves no further than it must to show a row', () => {
  expect(offsetShowing(10, 0, VIEWPORT)).toBe(0)
  expect(offsetShowing(20, 0, VIEWPORT)).toBe(ROW_HEIGHT)
  expect(offsetShowing(3, 300, VIEWPORT)).toBe(90)
})

it('draws few rows whatever the length', () => {
  const { first, last } = rowsAt(1_000_000, 15_000_000, VIEWPORT)
  expect(last - first).toBeLessThan(50)
})
