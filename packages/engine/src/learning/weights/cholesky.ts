/** A symmetric matrix taken apart, so that systems with it are solved; row-major, the lower half counts. */
export interface Factor {
  readonly size: number
  readonly lower: Float64Array
  /** Columns that those before them make up already: 0 in every solution. */
  readonly isLeftOut: Uint8Array
}

/** Of a column that the others make up, rounding leaves about this share. */
const COLLINEAR = 1e-9

export function cholesky(matrix: Float64Array, size: number): Factor {
  const lower = matrix.slice()
  const isLeftOut = new Uint8Array(size)
  for (let column = 0; column < size; column += 1) {
    let pivot = lower[column * size + column]!
    for (let at = 0; at < column; at += 1) {
      const value = lower[column * size + at]!
      pivot -= value * value
    }
    if (!(pivot > COLLINEAR * matrix[column * size + column]!) || pivot < 1e-300) {
      isLeftOut[column] = 1
      for (let row = column; row < size; row += 1) lower[row * size + column] = 0
      continue
    }
    const root = Math.sqrt(pivot)
    lower[column * size + column] = root
    for (let row = column + 1; row < size; row += 1) {
      let sum = lower[row * size + column]!
      for (let at = 0; at < column; at += 1)
        sum -= lower[row * size + at]! * lower[column * size + at]!
      lower[row * size + column] = sum / root
    }
  }
  return { size, lower, isLeftOut }
}

export function solve({ size, lower, isLeftOut }: Factor, right: ArrayLike<number>): Float64Array {
  const solution = Float64Array.from(right)
  for (let row = 0; row < size; row += 1) {
    let sum = solution[row]!
    for (let at = 0; at < row; at += 1) sum -= lower[row * size + at]! * solution[at]!
    solution[row] = isLeftOut[row] === 1 ? 0 : sum / lower[row * size + row]!
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = solution[row]!
    for (let at = row + 1; at < size; at += 1) sum -= lower[at * size + row]! * solution[at]!
    solution[row] = isLeftOut[row] === 1 ? 0 : sum / lower[row * size + row]!
  }
  return solution
}
