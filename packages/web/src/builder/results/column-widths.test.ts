import { expect, it } from 'vitest'
import { columnWidths } from './column-widths.ts'

const columns = [
  { name: 'date', type: 'date' },
  { name: 'note', type: 'text' },
] as const

it('gives a column the room its first rows need', () => {
  const rows = [['2025-06-30', 'short']]
  const [date = 0] = columnWidths(columns, 1, (index) => rows[index])
  const [empty = 0] = columnWidths(columns, 0, () => undefined)
  expect(date).toBeGreaterThan(empty)
})

it('keeps a long text from taking the whole grid', () => {
  const [, note = 0] = columnWidths(columns, 1, () => ['2025-06-30', 'x'.repeat(10_000)])
  expect(note).toBeLessThanOrEqual(360)
})

it('looks at the first rows only, whatever the length', () => {
  let asked = 0
  columnWidths(columns, 1_000_000_000, () => {
    asked += 1
    return undefined
  })
  expect(asked).toBeLessThan(100)
})
