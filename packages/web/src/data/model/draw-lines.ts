import { type Axis, drawAxes, type Frame } from '../chart/draw-axes.ts'
import { drawLegend, LEGEND } from '../chart/draw-legend.ts'
import { fitText } from '../chart/fit-text.ts'
import { type Drawing, INK, pixels, SERIES, type Shape, shape } from '../chart/shape.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

interface Lines {
  readonly lines: readonly { readonly name: string; readonly points: readonly Point[] }[]
  readonly across: Axis
  readonly up: Axis
  /** What is measured along each. */
  readonly names: { readonly x: string; readonly y: string }
  /** What knowing nothing would give. */
  readonly guide?: readonly Point[]
  /** A place worth marking. */
  readonly mark?: Point & { readonly said: string }
}

const NAMES = 14

/** Lines between two axes of numbers, each in the order of its points. */
export function drawLines(
  { lines, across, up, names, guide = [], mark }: Lines,
  { width, height }: { readonly width: number; readonly height: number },
): Drawing {
  const legend =
    lines.length > 1
      ? drawLegend(
          lines.map(({ name }) => name),
          width,
        )
      : []
  const head = lines.length > 1 ? LEGEND : 0
  const frame = drawAxes(across, up, { width, height: height - NAMES, top: head + 20 })
  const words = { fontSize: 10, fill: INK.muted }
  return {
    width,
    height,
    notes: [],
    shapes: [
      ...legend,
      ...frame.shapes,
      shape('text', { ...words, x: 2, y: head + 10 }, fitText(names.y, width - 4)),
      shape(
        'text',
        { ...words, x: width - 4, y: height - 4, textAnchor: 'end' },
        fitText(names.x, width - 8),
      ),
      ...(guide.length > 1
        ? [path(guide, frame, { stroke: INK.axis, strokeDasharray: '4 4' })]
        : []),
      ...lines.map(({ points }, at) => {
        const { stroke, dash } = SERIES[at % SERIES.length] ?? SERIES[0]
        return path(points, frame, { stroke, strokeWidth: 2, strokeDasharray: dash })
      }),
      ...(mark
        ? [
            shape('circle', { cx: frame.x(mark.x), cy: frame.y(mark.y), r: 4, fill: INK.text }, [
              shape('title', {}, mark.said),
            ]),
          ]
        : []),
    ],
  }
}

type Stroke = Readonly<Record<string, string | number | undefined>>

function path(points: readonly Point[], { x, y }: Frame, stroke: Stroke): Shape {
  const d = points
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${pixels(x(point.x))} ${pixels(y(point.y))}`)
    .join('')
  return shape('path', { d: d || 'M0 0', fill: 'none', strokeLinejoin: 'round', ...stroke })
}

/** From nothing to all. */
export const SHARES: Axis = {
  low: 0,
  high: 1,
  ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: String(at) })),
}
