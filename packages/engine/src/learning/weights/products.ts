/** So many rows of two columns stay in the processor's cache. */
const BLOCK = 1024

/** Σ weight · column · column over all rows, for each pair of columns; row-major, both halves. */
export function products(
  columns: readonly Float64Array[],
  weights: Float64Array | null,
): Float64Array {
  const size = columns.length
  const count = columns[0]?.length ?? 0
  const sums = new Float64Array(size * size)
  const weighted = new Float64Array(BLOCK)
  for (let from = 0; from < count; from += BLOCK) {
    const to = Math.min(count, from + BLOCK)
    for (let row = 0; row < size; row += 1) {
      const own = columns[row]!
      for (let at = from; at < to; at += 1)
        weighted[at - from] = weights ? own[at]! * weights[at]! : own[at]!
      for (let column = 0; column <= row; column += 1) {
        const other = columns[column]!
        let sum = 0
        for (let at = from; at < to; at += 1) sum += weighted[at - from]! * other[at]!
        sums[row * size + column] = sums[row * size + column]! + sum
      }
    }
  }
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < row; column += 1)
      sums[column * size + row] = sums[row * size + column]!
  return sums
}

/** Σ column · values over all rows, by column. */
export function projections(columns: readonly Float64Array[], values: Float64Array): Float64Array {
  return Float64Array.from(columns, (column) => {
    let sum = 0
    for (let at = 0; at < values.length; at += 1) sum += column[at]! * values[at]!
    return sum
  })
}

/** `into` + Σ factor · column, by row. */
export function addColumns(
  into: Float64Array,
  columns: readonly Float64Array[],
  factors: ArrayLike<number>,
): Float64Array {
  for (const [place, column] of columns.entries()) {
    const factor = factors[place]!
    if (factor === 0) continue
    for (let at = 0; at < into.length; at += 1) into[at] = into[at]! + factor * column[at]!
  }
  return into
}
