import type { Curve, Label } from '@plainflow/core'
import { rowsByChance } from './label-metrics.ts'

/** More points than this nobody can tell apart on a screen. */
export const MOST_POINTS = 200

export interface Curves {
  readonly roc: readonly Curve[]
  readonly precisionRecall: readonly Curve[]
}

/** For two labels of the second; for more of each against the rest. */
export function curvesOf(
  actual: Int32Array,
  chances: readonly Float64Array[],
  labels: readonly Label[],
): Curves {
  const shown = labels.length === 2 ? [1] : labels.map((_, label) => label)
  const curves = shown.map((label) => ({
    label: labels[label]!,
    steps: stepsOf(actual, label, chances[label]!),
  }))
  return {
    roc: curves.flatMap(({ label, steps }) => {
      const { yes: ones, no: zeros } = steps.at(-1)!
      if (ones === 0 || zeros === 0) return []
      return [
        { label, points: thinned(steps).map(({ yes, no }) => ({ x: no / zeros, y: yes / ones })) },
      ]
    }),
    precisionRecall: curves.flatMap(({ label, steps }) => {
      const ones = steps.at(-1)!.yes
      if (ones === 0) return []
      const points = thinned(steps.slice(1)).map(({ yes, no }) => ({
        x: yes / ones,
        y: yes / (yes + no),
      }))
      return [{ label, points }]
    }),
  }
}

/** How many rows of the label and of the others have at least a chance, for each chance from above. */
function stepsOf(actual: Int32Array, label: number, chances: Float64Array) {
  const order = rowsByChance(chances)
  const steps = [{ yes: 0, no: 0 }]
  let [yes, no] = [0, 0]
  for (let at = order.length - 1; at >= 0; at -= 1) {
    if (actual[order[at]!] === label) yes += 1
    else no += 1
    if (at === 0 || chances[order[at - 1]!] !== chances[order[at]!]) steps.push({ yes, no })
  }
  return steps
}

/** The first and the last are always there. */
export function thinned<T>(points: readonly T[]): readonly T[] {
  if (points.length <= MOST_POINTS) return points
  return Array.from(
    { length: MOST_POINTS },
    (_, at) => points[Math.round((at * (points.length - 1)) / (MOST_POINTS - 1))]!,
  )
}
