import type { Table } from '@plainflow/core'
import type { Chart } from './choose-chart.ts'
import { drawAxes, type Frame, numberAxis, sayAxis } from './draw-axes.ts'
import { sayCell } from './draw-bars.ts'
import { drawLegend, LEGEND } from './draw-legend.ts'
import { numberOf, timeOf } from './read-cell.ts'
import { sayNote } from './say-note.ts'
import { type Drawing, pixels, SERIES, type Shape, shape } from './shape.ts'
import { thinLine } from './thin-out.ts'
import { timeTicks } from './time-ticks.ts'

export const MOST_LINE_POINTS = 600
/** More dots than this are a thick line. */
const MOST_DOTS = 60

type Line = Extract<Chart, { kind: 'line' }>

interface Point {
  readonly x: number
  readonly y: number | null
  readonly said: string
}

/** Values over time, in the order of time whatever that of the rows is; a gap where there is no value. */
export function drawLine(
  table: Table,
  { time, series }: Line,
  measure: number,
  { width, height }: { readonly width: number; readonly height: number },
): Drawing {
  const lines = new Map<string, Point[]>()
  for (const row of table.rows) {
    const x = timeOf(row[time])
    if (x === null) continue
    const name = series === null ? '' : sayCell(row[series] ?? null, table.columns[series])
    const when = String(row[time] ?? '')
    const what = sayCell(row[measure] ?? null, table.columns[measure])
    const point = { x, y: numberOf(row[measure]), said: `${name && `${name}, `}${when}: ${what}` }
    const line = lines.get(name)
    if (line) line.push(point)
    else lines.set(name, [point])
  }
  const all = [...lines.values()].flat()
  const most = Math.floor(MOST_LINE_POINTS / Math.max(1, lines.size))
  const drawn = [...lines].map(([name, points]) => {
    return {
      name,
      points: thinLine(
        points.toSorted((one, other) => one.x - other.x),
        most,
      ),
    }
  })
  const times = all.map(({ x }) => x)
  const [from, to] = [times.reduce(least, times[0] ?? 0), times.reduce(greatest, times[0] ?? 0)]
  const values = all.flatMap(({ y }) => (y === null ? [] : [y]))
  const across = {
    ticks: timeTicks(from, to, width / 90),
    low: from,
    high: to > from ? to : from + 1,
  }
  const legend =
    series === null
      ? []
      : drawLegend(
          drawn.map(({ name }) => name),
          width,
        )
  const up = numberAxis(values, height < 180 ? 3 : 5)
  const frame = drawAxes(across, up, {
    width,
    height,
    top: series === null ? 10 : LEGEND + 8,
  })
  const count = drawn.reduce((sum, { points }) => sum + points.length, 0)
  const left = table.rows.length - all.length
  return {
    width,
    height,
    shapes: [
      ...legend,
      ...frame.shapes,
      ...drawn.map(({ points }, at) => drawOne(points, at, frame)),
    ],
    notes: [
      ...sayAxis(up),
      ...sayNote(count, all.length, 'The highest and lowest of each stretch:', 'points'),
      ...(left > 0 ? [`${left} without a date ${left === 1 ? 'is' : 'are'} not drawn.`] : []),
    ],
  }
}

function drawOne(points: readonly Point[], at: number, { x, y }: Frame): Shape {
  const { stroke, dash } = SERIES[at % SERIES.length] ?? SERIES[0]
  let [path, isBroken] = ['', true]
  const alone: Point[] = []
  points.forEach((point, index) => {
    if (point.y === null) {
      isBroken = true
      return
    }
    path += `${isBroken ? 'M' : 'L'}${pixels(x(point.x))} ${pixels(y(point.y))}`
    if (isBroken && (points[index + 1]?.y ?? null) === null) alone.push(point)
    isBroken = false
  })
  const dots = points.length <= MOST_DOTS ? points : alone
  return shape('g', {}, [
    shape('path', {
      d: path === '' ? 'M0 0' : path,
      fill: 'none',
      stroke,
      strokeWidth: 2,
      strokeLinejoin: 'round',
      strokeDasharray: dash,
    }),
    ...dots.flatMap((point) =>
      point.y === null
        ? []
        : [
            shape('circle', { cx: x(point.x), cy: y(point.y), r: 3, fill: stroke }, [
              shape('title', {}, point.said),
            ]),
          ],
    ),
  ])
}

function least(one: number, other: number): number {
  return Math.min(one, other)
}
function greatest(one: number, other: number): number {
  return Math.max(one, other)
}
