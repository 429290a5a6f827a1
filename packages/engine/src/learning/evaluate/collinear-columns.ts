import type { LearningFinding } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'

const SAME = 0.98
const MOST_ROWS = 20_000
/** Each is compared with each. */
const MOST_COLUMNS = 200

/** Pairs of columns of numbers that say the same. */
export function collinearColumns(table: FeatureTable): readonly LearningFinding[] {
  const step = Math.max(1, Math.ceil(table.trainRows.length / MOST_ROWS))
  const rows = table.trainRows.filter((_, at) => at % step === 0)
  const numbers = table.features
    .flatMap(({ kind, column }, place) => (kind === 'number' ? [{ column, place }] : []))
    .slice(0, MOST_COLUMNS)
    .map(({ column, place }) => ({ column, values: centred(table.columns[place]!, rows) }))
  return numbers.flatMap((own, at) =>
    numbers.slice(at + 1).flatMap((other): readonly LearningFinding[] => {
      const correlation = dot(own.values, other.values)
      if (Math.abs(correlation) < SAME) return []
      return [{ kind: 'collinear', columns: [own.column, other.column], evidence: { correlation } }]
    }),
  )
}

/** Mean 0 and length 1; nulls count as the mean. */
function centred(column: ArrayLike<number>, rows: Int32Array): Float64Array {
  let [sum, count] = [0, 0]
  for (const row of rows) {
    const value = column[row]!
    if (value !== value) continue
    sum += value
    count += 1
  }
  const mean = count > 0 ? sum / count : 0
  const values = Float64Array.from(rows, (row) =>
    column[row] === column[row] ? column[row]! - mean : 0,
  )
  const length = Math.sqrt(dot(values, values))
  return length > 0 ? values.map((value) => value / length) : values
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0
  for (let at = 0; at < left.length; at += 1) sum += left[at]! * right[at]!
  return sum
}
