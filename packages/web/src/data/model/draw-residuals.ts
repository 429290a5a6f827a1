import { drawAxes, numberAxis } from '../chart/draw-axes.ts'
import { type Drawing, INK, shape } from '../chart/shape.ts'
import { fitText } from '../chart/fit-text.ts'

interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** How often the model is off by how much. */
export function drawResiduals(
  bins: readonly Bin[],
  { width, height }: { readonly width: number; readonly height: number },
): Drawing {
  const across = numberAxis(
    bins.flatMap(({ from, to }) => [from, to]),
    width / 90,
  )
  const up = numberAxis(
    bins.map(({ count }) => count),
    4,
  )
  const frame = drawAxes(across, up, { width, height: height - 14, top: 20 })
  const words = { fontSize: 10, fill: INK.muted }
  return {
    width,
    height,
    notes: [],
    shapes: [
      ...frame.shapes,
      shape('text', { ...words, x: 2, y: 10 }, 'Rows'),
      shape(
        'text',
        { ...words, x: width - 4, y: height - 4, textAnchor: 'end' },
        fitText('Actual less predicted', width - 8),
      ),
      ...bins.map(({ from, to, count }) =>
        shape(
          'rect',
          {
            x: frame.x(from) + 0.5,
            y: frame.y(count),
            width: Math.max(1, frame.x(to) - frame.x(from) - 1),
            height: Math.max(0, frame.y(0) - frame.y(count)),
            fill: INK.mark,
            fillOpacity: 0.8,
          },
          [shape('title', {}, `${saySpan(from, to)}: ${count.toLocaleString('en-US')} rows`)],
        ),
      ),
      shape('line', {
        x1: frame.x(0),
        x2: frame.x(0),
        y1: 20,
        y2: frame.y(0),
        stroke: INK.text,
        strokeDasharray: '4 4',
      }),
    ],
  }
}

const NUMBERS = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 })

export function saySpan(from: number, to: number): string {
  return `${NUMBERS.format(from)} to ${NUMBERS.format(to)}`
}
