import type { ColumnType } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { decimalType } from '../sql/decimal-type.ts'

export interface ParquetCell {
  readonly type: ColumnType
  /** SQL for the value as text; no value is another then. */
  readonly sql: string
}

/** What a column of Parquet is under our types, by its own type alone: its values are not looked at before. */
export function parquetCell(column: string, native: string): ParquetCell {
  const as = (type: ColumnType, sql = column): ParquetCell => ({
    type,
    sql: `CAST(${sql} AS VARCHAR)`,
  })
  if (native === 'BOOLEAN') return as('boolean')
  if (/^U?(TINY|SMALL|BIG)?INT(EGER)?$/.test(native)) return as('integer')
  // As files that are uploaded have it: what is no number is empty.
  if (native === 'FLOAT' || native === 'DOUBLE')
    return as('number', `CASE WHEN NOT isnan(${column}) THEN CAST(${column} AS DOUBLE) END`)
  const [, digits, places] = /^DECIMAL\((\d+),(\d+)\)$/.exec(native) ?? []
  if (digits !== undefined) return as(decimalType(Number(digits), Number(places)))
  if (native === 'DATE') return as('date')
  if (native === 'TIMESTAMP_NS') {
    const plain = `CAST(${column} AS TIMESTAMP)`
    const told = `error(${duckdbText(TOO_FINE)})`
    return as(
      'timestamp',
      `CASE WHEN ${column} IS NULL OR CAST(${plain} AS TIMESTAMP_NS) = ${column} THEN ${plain} ELSE ${told} END`,
    )
  }
  if (native.startsWith('TIMESTAMP')) return as('timestamp', `CAST(${column} AS TIMESTAMP)`)
  if (/\[\d*\]$|^(STRUCT|MAP|UNION)\b/.test(native)) return as('text', `to_json(${column})`)
  return as('text')
}

export const TOO_FINE = 'a moment is finer than a microsecond'
