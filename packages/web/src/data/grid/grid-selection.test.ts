import { expect, it } from 'vitest'
import { cellCount, place, rangeOf, type Selection, selectionAfter } from './grid-selection.ts'

const SIZE = { rows: 1_000, columns: 5, page: 20 }

function press(selection: Selection, ...keys: string[]): Selection {
  return keys.reduce((at, name) => {
    const parts = name.split('+')
    const key = { key: parts.at(-1) ?? '', shift: parts.includes('shift') }
    return selectionAfter(at, { ...key, control: parts.includes('ctrl') }, SIZE) ?? at
  }, selection)
}

it.each([
  [['ArrowDown', 'ArrowRight'], { row: 1, column: 1 }],
  [['ctrl+End'], { row: 999, column: 4 }],
  [['ctrl+End', 'ArrowDown', 'ArrowRight'], { row: 999, column: 4 }],
  [['ctrl+End', 'ctrl+Home'], { row: 0, column: 0 }],
  [['PageDown', 'PageDown', 'PageUp'], { row: 20, column: 0 }],
  [['End', 'Home', 'End'], { row: 0, column: 4 }],
  [['ArrowUp'], { row: -1, column: 0 }],
  [['ArrowUp', 'ArrowUp'], { row: -1, column: 0 }],
  [['x'], { row: 0, column: 0 }],
] as const)('after %j the keyboard is at %j', (keys, active) => {
  expect(press(place(0, 0), ...keys).active).toEqual(active)
})

it('draws a range with shift, from where it began', () => {
  const drawn = press(place(5, 2), 'shift+ArrowUp', 'shift+ArrowLeft', 'shift+ArrowUp')
  expect(rangeOf(drawn)).toEqual({ top: 3, bottom: 5, left: 1, right: 2 })
  expect(cellCount(rangeOf(drawn))).toBe(6)
  expect(rangeOf(press(drawn, 'Escape'))).toEqual({ top: 3, bottom: 3, left: 1, right: 1 })
})

it('selects a row, a column and everything', () => {
  expect(rangeOf(press(place(7, 2), 'shift+ ')).left).toBe(0)
  expect(cellCount(rangeOf(press(place(7, 2), 'shift+ ')))).toBe(5)
  expect(cellCount(rangeOf(press(place(7, 2), 'ctrl+ ')))).toBe(1_000)
  expect(cellCount(rangeOf(press(place(7, 2), 'ctrl+a')))).toBe(5_000)
})

it('never draws a range into the head', () => {
  const drawn = press(place(1, 0), 'shift+ArrowUp', 'shift+ArrowUp', 'shift+ArrowUp')
  expect(drawn.active.row).toBe(0)
  expect(rangeOf(place(-1, 3))).toMatchObject({ top: 0, bottom: -1 })
  expect(cellCount(rangeOf(place(-1, 3)))).toBe(0)
})
