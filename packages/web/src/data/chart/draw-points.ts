import type { Table } from '@plainflow/core'
import { drawAxes, numberAxis } from './draw-axes.ts'
import { sayCell } from './draw-bars.ts'
import { fitText } from './fit-text.ts'
import { numberOf } from './read-cell.ts'
import { sayNote } from './say-note.ts'
import { type Drawing, INK, shape } from './shape.ts'
import { thinPoints } from './thin-out.ts'

export const MOST_POINTS = 1_500

/** One measure against another, a point a row. */
export function drawPoints(
  { columns, rows }: Table,
  [one, other]: readonly [number, number],
  { width, height }: { readonly width: number; readonly height: number },
): Drawing {
  const points = rows.flatMap((row) => {
    const [x, y] = [numberOf(row[one]), numberOf(row[other])]
    const said = row.map((cell, at) => `${columns[at]?.name ?? ''}: ${sayCell(cell, columns[at])}`)
    return x === null || y === null ? [] : [{ x, y, said: said.slice(0, 6).join('\n') }]
  })
  const drawn = thinPoints(points, MOST_POINTS)
  const across = numberAxis(
    points.map(({ x }) => x),
    width / 90,
  )
  const up = numberAxis(
    points.map(({ y }) => y),
    height < 180 ? 3 : 5,
  )
  const frame = drawAxes(across, up, { width, height: height - 14, top: 22 })
  const words = { fontSize: 11, fill: INK.muted }
  const name = (at: number, room: number) => fitText(columns[at]?.name ?? '', room)
  const left = rows.length - points.length
  return {
    width,
    height,
    shapes: [
      ...frame.shapes,
      shape('text', { ...words, x: 2, y: 11 }, name(other, width - 4)),
      shape(
        'text',
        { ...words, x: width - 4, y: height - 4, textAnchor: 'end' },
        name(one, width - 8),
      ),
      ...drawn.map(({ x, y, said }) =>
        shape(
          'circle',
          { cx: frame.x(x), cy: frame.y(y), r: 3.5, fill: INK.mark, fillOpacity: 0.55 },
          [shape('title', {}, said)],
        ),
      ),
    ],
    notes: [
      ...sayNote(drawn.length, points.length, 'Evenly chosen,', 'points'),
      ...(left > 0 ? [`${left} with an empty value ${left === 1 ? 'is' : 'are'} not drawn.`] : []),
    ],
  }
}
