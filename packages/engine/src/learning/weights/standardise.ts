import type { FeatureTable } from '../feature-table.ts'

/** Features of the rows that are trained on, each with mean 0 and deviation 1. */
export interface Standardised {
  readonly rows: Int32Array
  /** By feature, over `rows`. */
  readonly columns: readonly Float64Array[]
  readonly means: Float64Array
  /** 1 where nothing varies. */
  readonly deviations: Float64Array
}

/** A million cells take 8 MB; above this, every so many rows are left out. */
const MOST_CELLS = 24_000_000

export function standardise({ columns, trainRows }: FeatureTable): Standardised {
  const step = Math.ceil((trainRows.length * Math.max(1, columns.length)) / MOST_CELLS)
  const rows = step > 1 ? trainRows.filter((_, at) => at % step === 0) : trainRows
  const means = new Float64Array(columns.length)
  const deviations = new Float64Array(columns.length)
  const scaled = columns.map((column, place) => {
    const values = new Float64Array(rows.length)
    let sum = 0
    for (let at = 0; at < rows.length; at += 1) {
      values[at] = column[rows[at]!]!
      sum += values[at]!
    }
    const mean = sum / rows.length
    let squares = 0
    for (let at = 0; at < rows.length; at += 1) {
      values[at] = values[at]! - mean
      squares += values[at]! * values[at]!
    }
    const deviation = Math.sqrt(squares / rows.length)
    // What rounding leaves of a column in which nothing varies is no deviation.
    const isFlat = deviation <= 1e-12 * Math.max(1e-300, Math.abs(mean))
    for (let at = 0; at < rows.length; at += 1) values[at] = isFlat ? 0 : values[at]! / deviation
    means[place] = mean
    deviations[place] = isFlat ? 1 : deviation
    return values
  })
  return { rows, columns: scaled, means, deviations }
}

/** The same line over the features as they are: what scaled them is folded into the weights. */
export function unscaled(
  { means, deviations }: Pick<Standardised, 'means' | 'deviations'>,
  intercept: number,
  weights: ArrayLike<number>,
): { intercept: number; weights: number[] } {
  const own = Array.from(weights, (weight, place) => weight / deviations[place]! + 0)
  const moved = own.reduce((sum, weight, place) => sum - weight * means[place]!, intercept)
  return { intercept: moved, weights: own }
}
