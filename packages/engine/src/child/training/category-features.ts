import type { Feature } from '@plainflow/core'
import type { ColumnToFit } from './fit-features.ts'
import { missingFeature } from './number-features.ts'

/** A byte holds the codes of so many, of nulls and of all others. */
const MOST_CODES = 250
/** Each takes a weight of its own. */
const MOST_FLAGS = 32

/** By frequency: for trees a code, for weights a flag for each value but the most frequent one. */
export async function categoryFeatures(given: ColumnToFit): Promise<readonly Feature[]> {
  const { counts, isForTrees, isForClusters } = given
  const column = given.column.name
  if (isForTrees) return [{ kind: 'code', column, values: await frequent(given, MOST_CODES) }]
  const values = await frequent(given, MOST_FLAGS)
  // Beside an intercept the most frequent value needs no flag; a distance needs all.
  const flagged = isForClusters ? values : values.slice(1)
  return [
    ...flagged.map((value): Feature => ({ kind: 'is', column, value })),
    ...(counts.distinct > values.length ? [{ kind: 'other', column, than: values } as const] : []),
    ...missingFeature(given),
  ]
}

async function frequent(
  { database, cell, rows }: ColumnToFit,
  most: number,
): Promise<readonly string[]> {
  const reader = await database.connection.runAndReadAll(
    `SELECT CAST(${cell} AS VARCHAR) AS value FROM (FROM ${rows}) WHERE ${cell} IS NOT NULL GROUP BY value ORDER BY count(*) DESC, value LIMIT ${most}`,
  )
  return reader.getRows().map(([value]) => String(value))
}
