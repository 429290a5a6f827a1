import type { Column } from '@plainflow/core'
import type { Database } from '../database.ts'

/** What is in a column of the train rows. */
export interface CellCounts {
  readonly filled: number
  readonly nulls: number
  readonly distinct: number
  /** Of all rows: NaN and the infinities. */
  readonly infinite: number
  /** In the mean of a text. */
  readonly words: number
  /** Of numbers. */
  readonly least: number | null
  readonly most: number | null
}

export async function countCells(
  { connection }: Database,
  { table, rows, cell, column }: { table: string; rows: string; cell: string; column: Column },
): Promise<CellCounts> {
  const { type } = column
  const isNumber = type === 'integer' || type === 'number'
  const words =
    type === 'text'
      ? `avg(length(trim(${cell})) - length(replace(trim(${cell}), ' ', '')) + 1)`
      : '0'
  const range = isNumber ? `min(${cell})::DOUBLE, max(${cell})::DOUBLE` : 'NULL, NULL'
  const infinite =
    type === 'number' ? `(SELECT count(*) FROM ${table} WHERE NOT isfinite(${cell}))` : '0'
  const reader = await connection.runAndReadAll(
    `SELECT count(${cell}), count(*), count(DISTINCT ${cell}), ${infinite}, ${words}, ${range} FROM ${rows}`,
  )
  const [filled = 0, all = 0, distinct = 0, off = 0, mean = 0, least, most] =
    reader.getRows()[0] ?? []
  return {
    filled: Number(filled),
    nulls: Number(all) - Number(filled),
    distinct: Number(distinct),
    infinite: Number(off),
    words: Number(mean),
    least: typeof least === 'number' ? least : null,
    most: typeof most === 'number' ? most : null,
  }
}
