import { drawAxes, numberAxis } from '../chart/draw-axes.ts'
import { fitText } from '../chart/fit-text.ts'
import { type Drawing, INK, shape } from '../chart/shape.ts'

interface Fitted {
  readonly actual: number
  readonly predicted: number
}

/** What was predicted against what is: on the line where it is right. */
export function drawFit(
  points: readonly Fitted[],
  { width, height }: { readonly width: number; readonly height: number },
): Drawing {
  const values = points.flatMap(({ actual, predicted }) => [actual, predicted])
  const [across, up] = [numberAxis(values, width / 90), numberAxis(values, 5)]
  const frame = drawAxes(across, up, { width, height: height - 14, top: 20 })
  const [low, high] = [Math.max(across.low, up.low), Math.min(across.high, up.high)]
  const words = { fontSize: 10, fill: INK.muted }
  return {
    width,
    height,
    notes: [],
    shapes: [
      ...frame.shapes,
      shape('text', { ...words, x: 2, y: 10 }, 'Predicted'),
      shape(
        'text',
        { ...words, x: width - 4, y: height - 4, textAnchor: 'end' },
        fitText('Actual', width),
      ),
      shape('line', {
        x1: frame.x(low),
        y1: frame.y(low),
        x2: frame.x(high),
        y2: frame.y(high),
        stroke: INK.axis,
        strokeDasharray: '4 4',
        strokeWidth: 1.5,
      }),
      ...points.map(({ actual, predicted }) =>
        shape(
          'circle',
          { cx: frame.x(actual), cy: frame.y(predicted), r: 3, fill: INK.mark, fillOpacity: 0.55 },
          [
            shape(
              'title',
              {},
              `actual ${actual.toLocaleString('en-US')}, predicted ${predicted.toLocaleString('en-US')}`,
            ),
          ],
        ),
      ),
    ],
  }
}
