import { textWidth } from './fit-text.ts'
import { niceTicks, sayTicks, share } from './nice-ticks.ts'
import { INK, type Shape, shape } from './shape.ts'

export interface Axis {
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  readonly low: number
  readonly high: number
}

/** Values this close together would be one flat line above a zero far below. */
const CLOSE = 0.95

/** An axis of round numbers, with zero on it unless all values lie close together and far from it. */
export function numberAxis(values: readonly number[], wanted: number): Axis {
  const [least, most] = [minimum(values), maximum(values)]
  const isFar = least > 0 ? least > CLOSE * most : most < 0 && most < CLOSE * least
  const zero = isFar ? [] : [0]
  const ticks = niceTicks(Math.min(least, ...zero), Math.max(most, ...zero), wanted)
  const said = sayTicks(ticks)
  return {
    ticks: ticks.map((at, index) => ({ at, label: said[index] ?? '' })),
    low: ticks[0] ?? 0,
    high: ticks.at(-1) ?? 1,
  }
}

/** Not spread into a call: ten thousand arguments are more than some browsers take. */
function minimum(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), values[0] ?? 0)
}
function maximum(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), values[0] ?? 0)
}

export interface Frame {
  readonly shapes: readonly Shape[]
  readonly x: (value: number) => number
  readonly y: (value: number) => number
}

const TOP = 10
const FOOT = 22
const RIGHT = 14

/** Two axes with their grid, and where a pair of values lies between them. */
export function drawAxes(
  across: Axis,
  up: Axis,
  { width, height, top = TOP }: { width: number; height: number; top?: number },
): Frame {
  const left = Math.max(...up.ticks.map(({ label }) => textWidth(label)), 8) + 10
  const [right, bottom] = [Math.max(left + 20, width - RIGHT), height - FOOT]
  const x = (value: number) => left + share(value, across.low, across.high) * (right - left)
  const y = (value: number) => bottom - share(value, up.low, up.high) * (bottom - top)
  const words = { fontSize: 10, fill: INK.muted }
  const shapes = [
    ...up.ticks.flatMap(({ at, label }) => [
      shape('line', {
        x1: left,
        x2: right,
        y1: y(at),
        y2: y(at),
        stroke: INK.line,
        strokeWidth: 1,
      }),
      shape(
        'text',
        { ...words, x: left - 6, y: y(at), textAnchor: 'end', dominantBaseline: 'central' },
        label,
      ),
    ]),
    ...apart(across.ticks, x, right).map(({ at, label }) => {
      const end = x(at) + textWidth(label) / 2 > right + RIGHT
      return shape(
        'text',
        {
          ...words,
          x: end ? right + RIGHT : x(at),
          y: bottom + 15,
          textAnchor: end ? 'end' : 'middle',
        },
        label,
      )
    }),
    shape('line', {
      x1: left,
      x2: right,
      y1: y(base(up)),
      y2: y(base(up)),
      stroke: INK.axis,
      strokeWidth: 1,
    }),
  ]
  return { shapes, x, y }
}

function base({ low, high }: Axis): number {
  return low <= 0 && high >= 0 ? 0 : low
}

/** Labels that would run into each other are left out. */
function apart(ticks: Axis['ticks'], x: (value: number) => number, right: number): Axis['ticks'] {
  let end = Number.NEGATIVE_INFINITY
  return ticks.filter(({ at, label }) => {
    const half = textWidth(label) / 2
    const middle = Math.min(x(at), right + RIGHT - half)
    if (middle - half < end + 8) return false
    end = middle + half
    return true
  })
}

/** A line that begins in the middle looks steeper than it is. */
export function sayAxis({ low, high }: Axis): readonly string[] {
  return low > 0 || high < 0 ? ['The axis does not begin at zero.'] : []
}
