import { fitText, textWidth } from '../chart/fit-text.ts'
import { type Drawing, INK, type Shape, shape } from '../chart/shape.ts'

/** More are no longer read. */
export const MOST_LABELS = 12
const [HEAD, ROW, FOOT] = [40, 34, 8]
const GAP = 2
/** Text on it has to be read in both themes. */
const DEEPEST = 0.4

/** How many rows of each label were given which: a line for each label they have, a column for each they got. */
export function drawConfusion(
  names: readonly string[],
  counts: readonly (readonly number[])[],
  width: number,
): Drawing {
  const shown = names.slice(0, MOST_LABELS)
  const side = Math.min(width * 0.32, Math.max(56, ...shown.map((name) => textWidth(name)))) + 10
  const cell = Math.min(110, (width - side) / Math.max(1, shown.length))
  const height = HEAD + shown.length * ROW + FOOT
  const words = { fontSize: 10, fill: INK.muted }
  return {
    width,
    height,
    notes:
      names.length > shown.length
        ? [`The first ${shown.length} of ${names.length} labels are drawn; the table has them all.`]
        : [],
    shapes: [
      shape('text', { ...words, x: side, y: 11 }, fitText('Predicted →', width - side)),
      shape('text', { ...words, x: 0, y: HEAD - 8 }, fitText('Actual ↓', side - 4)),
      ...shown.map((name, at) =>
        shape(
          'text',
          {
            x: side + (at + 0.5) * cell,
            y: HEAD - 8,
            textAnchor: 'middle',
            fontSize: 11,
            fill: INK.text,
          },
          fitText(name, cell - 4),
        ),
      ),
      ...shown.flatMap((name, actual) => [
        shape(
          'text',
          {
            x: side - 8,
            y: HEAD + (actual + 0.5) * ROW,
            textAnchor: 'end',
            dominantBaseline: 'central',
            fontSize: 11,
            fill: INK.text,
          },
          fitText(name, side - 10),
        ),
        ...shown.map((given, predicted) =>
          drawCell(
            counts[actual] ?? [],
            { actual, predicted },
            { left: side, cell, said: `${name}, predicted ${given}` },
          ),
        ),
      ]),
    ],
  }
}

function drawCell(
  row: readonly number[],
  { actual, predicted }: { readonly actual: number; readonly predicted: number },
  { left, cell, said }: { readonly left: number; readonly cell: number; readonly said: string },
): Shape {
  const count = row[predicted] ?? 0
  const share =
    count /
    Math.max(
      1,
      row.reduce((sum, one) => sum + one, 0),
    )
  const [x, y] = [left + predicted * cell, HEAD + actual * ROW]
  const text = count.toLocaleString('en-US')
  const size = cell - GAP
  return shape('g', {}, [
    shape('title', {}, `${said}: ${text}`),
    shape('rect', {
      x: x + GAP / 2,
      y: y + GAP / 2,
      width: Math.max(1, size),
      height: ROW - GAP,
      rx: 3,
      fill: actual === predicted ? INK.mark : 'var(--warning)',
      fillOpacity: count === 0 ? 0.04 : 0.08 + share * (DEEPEST - 0.08),
    }),
    shape(
      'text',
      {
        x: x + cell / 2,
        y: y + ROW / 2,
        textAnchor: 'middle',
        dominantBaseline: 'central',
        fontSize: 11,
        fill: count === 0 ? INK.muted : INK.text,
      },
      textWidth(text) > size ? fitText(short(count), size) : text,
    ),
  ])
}

const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 0 })

function short(count: number): string {
  return SHORT.format(count)
}
