import { fitText, textWidth } from './fit-text.ts'
import { INK, SERIES, type Shape, shape } from './shape.ts'

/** As high as it is. */
export const LEGEND = 20

/** Which line is which, above them. */
export function drawLegend(names: readonly string[], width: number): Shape[] {
  const each = width / Math.max(1, names.length)
  let left = 8
  return names.map((name, at) => {
    const { stroke, dash } = SERIES[at % SERIES.length] ?? SERIES[0]
    const label = fitText(name, Math.max(24, each - 34))
    const start = left
    left += textWidth(label) + 34
    return shape('g', {}, [
      shape('title', {}, name),
      shape('line', {
        x1: start,
        x2: start + 18,
        y1: 10,
        y2: 10,
        stroke,
        strokeWidth: 2,
        strokeDasharray: dash,
      }),
      shape(
        'text',
        { x: start + 23, y: 10, dominantBaseline: 'central', fontSize: 11, fill: INK.text },
        label,
      ),
    ])
  })
}
