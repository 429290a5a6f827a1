import { describe, expect, it } from 'vitest'
import { CARD } from './card-size.ts'
import { wrapColumns } from './wrap-columns.ts'

function chain(count: number) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`b${index}`, { x: 100 + index * 240, y: 100 }]),
  )
}
const lines = (places: ReturnType<typeof wrapColumns>) => {
  const ys = Object.values(places).map(({ y }) => y)
  return [...new Set(ys)].map((line) => ys.filter((y) => y === line).length)
}

describe('a chain', () => {
  it('of four stays where it is', () => {
    expect(wrapColumns(chain(4))).toEqual(chain(4))
  })
  it.each([
    [5, [3, 2]],
    [7, [4, 3]],
    [9, [3, 3, 3]],
    [16, [4, 4, 4, 4]],
  ])('of %i stands in rows of about one length, in the order it is read', (count, rows) => {
    const places = wrapColumns(chain(count))
    expect(lines(places)).toEqual(rows)
    const order = Object.entries(places)
      .toSorted(([, one], [, other]) => one.y - other.y || one.x - other.x)
      .map(([id]) => id)
    expect(order).toEqual(Object.keys(chain(count)))
  })
  it('of seven can be read beside both panels: 0.8 of a canvas 862 pixels wide', () => {
    const places = Object.values(wrapColumns(chain(7)))
    const width = Math.max(...places.map(({ x }) => x)) - Math.min(...places.map(({ x }) => x))
    expect((862 - 96) / (width + CARD.width)).toBeGreaterThanOrEqual(0.8)
  })
  it('of a thousand is no tower', () => {
    const rows = lines(wrapColumns(chain(1_000)))
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.length).toBeLessThan(50)
  })
})

it('keeps a branch with its row, and lays no card over another', () => {
  const places = { ...chain(6), other: { x: 100, y: 260 }, late: { x: 100 + 240 * 4, y: 260 } }
  const laid = Object.values(wrapColumns(places))
  const over = laid.filter((one) =>
    laid.some(
      (two) =>
        one !== two &&
        Math.abs(one.x - two.x) < CARD.width &&
        Math.abs(one.y - two.y) < CARD.height,
    ),
  )
  expect(over).toEqual([])
  expect(laid).toHaveLength(8)
})

it('leaves what is wide and high as it is', () => {
  const places = Object.fromEntries(
    Array.from({ length: 48 }, (_, index) => [
      `b${index}`,
      { x: (index % 8) * 240, y: Math.floor(index / 8) * 160 },
    ]),
  )
  expect(wrapColumns(places)).toBe(places)
})
