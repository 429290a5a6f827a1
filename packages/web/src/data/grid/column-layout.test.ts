import { expect, it } from 'vitest'
import { columnEdges, columnsBetween, columnWidths } from './column-layout.ts'

const columns = [
  { name: 'day', type: 'date' },
  { name: 'note', type: 'text' },
] as const

it('gives a column the room its first rows need', () => {
  const rows = [['2025-06-30T10:00:00', 'short']]
  const [day = 0] = columnWidths(columns, 1, (index) => rows[index])
  const [empty = 0] = columnWidths(columns, 0, () => undefined)
  expect(day).toBeGreaterThan(empty)
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

it('finds the columns in sight', () => {
  const edges = columnEdges([100, 50, 200, 80], 40)
  expect(edges).toEqual([40, 140, 190, 390, 470])
  expect(columnsBetween(edges, 0, 100)).toEqual({ first: 0, last: 1 })
  expect(columnsBetween(edges, 150, 400)).toEqual({ first: 1, last: 4 })
  expect(columnsBetween(edges, 141, 180)).toEqual({ first: 1, last: 2 })
  expect(columnsBetween(columnEdges([], 40), 0, 500)).toEqual({ first: 0, last: 0 })
})
