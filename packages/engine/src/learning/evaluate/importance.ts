import type { Importance } from '@plainflow/core'
import type { FeatureColumn, FeatureTable } from '../feature-table.ts'
import { seededRandom, shuffle } from '../seeded-random.ts'

/** What is lost shows in so many rows. */
const MOST_ROWS = 5000

/**
 * By column of the data: the share its features have in what was gained, and what the first metric loses
 * when the column's cells are dealt out anew among the test rows. Most important first.
 */
export function importanceOf(
  table: FeatureTable,
  gains: Float64Array,
  seed: number,
  measure: ((columns: readonly FeatureColumn[], rows: Int32Array) => number | null) | null,
): readonly Importance[] {
  const total = gains.reduce((sum, gain) => sum + gain, 0)
  const names = [...new Set(table.features.map(({ column }) => column))]
  const step = Math.max(1, Math.ceil(table.testRows.length / MOST_ROWS))
  const rows = table.testRows.filter((_, at) => at % step === 0)
  const whole = measure && rows.length > 1 ? measure(table.columns, rows) : null
  const found = names.map((column): Importance => {
    const places = table.features.flatMap((feature, place) =>
      feature.column === column ? [place] : [],
    )
    const gain = places.reduce((sum, place) => sum + gains[place]!, 0)
    const without = whole === null ? null : measure!(dealtOut(table, places, rows, seed), rows)
    return {
      column,
      gain: total > 0 ? gain / total : 0,
      permutation: whole === null || without === null ? null : whole - without,
    }
  })
  return found.toSorted(
    (left, right) => right.gain - left.gain || (left.column < right.column ? -1 : 1),
  )
}

/** All features of the column together: they come from one cell. */
function dealtOut(
  { columns }: FeatureTable,
  places: readonly number[],
  rows: Int32Array,
  seed: number,
): readonly FeatureColumn[] {
  const other = rows.slice()
  shuffle(other, seededRandom(seed))
  return columns.map((column, place) => {
    if (!places.includes(place)) return column
    const dealt = column.slice()
    for (let at = 0; at < rows.length; at += 1) dealt[rows[at]!] = column[other[at]!]!
    return dealt
  })
}
