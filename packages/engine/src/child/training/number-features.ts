import type { Feature } from '@plainflow/core'
import type { ColumnToFit } from './fit-features.ts'

/** The number as it is; where nulls cannot be taken, the median stands for them and a flag tells of it. */
export async function numberFeatures(given: ColumnToFit): Promise<readonly Feature[]> {
  const { database, cell, rows, counts, isForTrees } = given
  const column = given.column.name
  if (isForTrees) return [{ kind: 'number', column }]
  const fill = await medianOf(database.connection, cell, rows)
  return [
    // The median is the only number there is: the flag says it all.
    ...(counts.distinct > 1 ? [{ kind: 'number', column, fill } as const] : []),
    ...missingFeature(given),
  ]
}

export function flagFeatures(given: ColumnToFit): readonly Feature[] {
  const column = given.column.name
  if (given.isForTrees) return [{ kind: 'flag', column }]
  return [
    ...(given.counts.distinct > 1 ? [{ kind: 'flag', column, fill: 0 } as const] : []),
    ...missingFeature(given),
  ]
}

/** Clusters are of what rows are, not of what is not known about them. */
export function missingFeature({ column, counts, isForClusters }: ColumnToFit): readonly Feature[] {
  return counts.nulls > 0 && !isForClusters ? [{ kind: 'missing', column: column.name }] : []
}

export async function medianOf(
  connection: ColumnToFit['database']['connection'],
  value: string,
  rows: string,
): Promise<number> {
  const reader = await connection.runAndReadAll(
    `SELECT quantile_cont(CAST(${value} AS DOUBLE), 0.5) FROM ${rows}`,
  )
  return Number(reader.getRows()[0]?.[0] ?? 0)
}
