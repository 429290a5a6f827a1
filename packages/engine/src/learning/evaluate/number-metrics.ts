/** How well numbers were told. */
export interface NumberMetrics {
  /** Null where nothing varies. */
  readonly r2: number | null
  readonly rmse: number
  readonly mae: number
}

export function numberMetrics(actual: Float64Array, predicted: Float64Array): NumberMetrics {
  const mean = actual.reduce((sum, value) => sum + value, 0) / actual.length
  let [left, all, absolute] = [0, 0, 0]
  for (let row = 0; row < actual.length; row += 1) {
    const off = actual[row]! - predicted[row]!
    left += off * off
    absolute += Math.abs(off)
    all += (actual[row]! - mean) * (actual[row]! - mean)
  }
  return {
    r2: all > 0 ? 1 - left / all : null,
    rmse: Math.sqrt(left / actual.length),
    mae: absolute / actual.length,
  }
}
