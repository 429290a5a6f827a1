import { describe, expect, it } from 'vitest'
import { ROW_HEIGHT, visibleRows } from './visible-rows.ts'

describe('visibleRows', () => {
  it('draws what is in sight and a little around it', () => {
    const rows = visibleRows(1000, 3000, 300)
    expect(rows.first).toBeLessThanOrEqual(100)
    expect(rows.end).toBeGreaterThanOrEqual(111)
    expect(rows.end - rows.first).toBeLessThan(60)
    expect(rows.top).toBe(rows.first * ROW_HEIGHT)
    expect(rows.height).toBe(30_000)
  })
  it('has nothing to draw without rows', () => {
    expect(visibleRows(0, 0, 300)).toMatchObject({ first: 0, end: 0, height: 0 })
  })
  it.each([10, 1_000, 1_500_000, 2_000_000_000])(
    'reaches the first and the last of %i rows',
    (count) => {
      const { height } = visibleRows(count, 0, 300)
      expect(height).toBeLessThan(33_000_000)
      expect(visibleRows(count, 0, 300)).toMatchObject({ first: 0, top: 0 })
      const bottom = visibleRows(count, Math.max(0, height - 300), 300)
      expect(bottom.end).toBe(count)
      // The last row ends where the scrolled area does, not below it.
      const lastRowEnds = bottom.top + (bottom.end - bottom.first) * ROW_HEIGHT
      expect(Math.abs(lastRowEnds - height)).toBeLessThanOrEqual(1)
    },
  )
  it('does not leave out rows on the way', () => {
    const before = visibleRows(1_500_000, 4_000_000, 300)
    const after = visibleRows(1_500_000, 4_000_010, 300)
    expect(after.first).toBeLessThan(before.end)
  })
})
