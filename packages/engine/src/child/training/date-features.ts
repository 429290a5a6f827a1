import { type Expression, type Feature, featureValue } from '@plainflow/core'
import type { ColumnToFit } from './fit-features.ts'
import { missingFeature } from './number-features.ts'
import { rowsWith } from './rows-with.ts'

const PARTS = ['year', 'month', 'weekday', 'days'] as const

/** The parts of a date that vary. */
export async function dateFeatures(given: ColumnToFit): Promise<readonly Feature[]> {
  const { database, isForTrees, isForClusters } = given
  const column = given.column.name
  const found: Feature[] = []
  // Year, month and day are one moment; in a distance it would count three times.
  for (const part of isForClusters ? (['days'] as const) : PARTS) {
    const value: Expression = featureValue({ kind: 'date', column, part })
    const parts = rowsWith([given.column], given.rows, [{ name: 'part', value }])
    const reader = await database.connection.runAndReadAll(
      `SELECT count(DISTINCT part), quantile_cont(CAST(part AS DOUBLE), 0.5) FROM (${parts})`,
    )
    const [distinct, median] = reader.getRows()[0] ?? []
    if (Number(distinct) < 2) continue
    const fill = isForTrees ? {} : { fill: Number(median) }
    found.push({ kind: 'date', column, part, ...fill })
  }
  return [...found, ...(isForTrees ? [] : missingFeature(given))]
}
