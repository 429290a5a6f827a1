import type { Block } from '@plainflow/core'
import { CARD } from './card-size.ts'

type Positions = Readonly<Record<string, Block['position']>>

/** Side by side they are read at zoom 0.8 on an ordinary screen, with both side panels open. */
export const PER_ROW = 4
/** From one card to the next: a card, and an arrow with the number of its rows. */
export const STRIDE = CARD.width + 60
const BETWEEN_ROWS = 72
/** What is higher than three cards is no chain: wrapped, its arrows would cross everything. */
const HIGHEST = 3 * (CARD.height + 48)

/** Places of a long chain, in rows below each other as the words of a text; of anything else, as they are. */
export function wrapColumns(places: Positions): Positions {
  const ids = Object.keys(places)
  const at = (id: string) => places[id] ?? { x: 0, y: 0 }
  const xs = [...new Set(ids.map((id) => at(id).x))].toSorted((one, other) => one - other)
  const ys = ids.map((id) => at(id).y)
  const [left = 0] = xs
  const top = Math.min(...ys)
  if (xs.length <= PER_ROW || Math.max(...ys) - top + CARD.height > HIGHEST) return places
  // Rows of about the same length; of very many blocks as many rows as columns.
  const rows = Math.ceil(xs.length / Math.max(PER_ROW, Math.ceil(Math.sqrt(xs.length))))
  const perRow = Math.ceil(xs.length / rows)
  const wrapped: Record<string, Block['position']> = {}
  let y = top
  for (let row = 0; row < rows; row += 1) {
    const columns = xs.slice(row * perRow, (row + 1) * perRow)
    const held = ids.filter((id) => columns.includes(at(id).x))
    const highest = Math.min(...held.map((id) => at(id).y))
    for (const id of held)
      wrapped[id] = { x: left + columns.indexOf(at(id).x) * STRIDE, y: y + at(id).y - highest }
    y = Math.max(...held.map((id) => wrapped[id]?.y ?? y)) + CARD.height + BETWEEN_ROWS
  }
  return wrapped
}
