import type { ColumnType } from '@plainflow/core'
import type { Database } from '../database.ts'

export interface ParquetValue {
  readonly type: ColumnType
  /** SQL for the value under that type. */
  readonly cell: string
  /** SQL for the value as text, for whoever wants another type. */
  readonly text: string
  readonly warning?: string
}

/** What a Parquet column is under our types; asked of all its values where a narrower type might do. */
export async function parquetValue(
  database: Database,
  table: string,
  column: string,
  type: string,
): Promise<ParquetValue> {
  const text = `CAST(${column} AS VARCHAR)`
  const as = (given: ColumnType, cell: string, warning?: string): ParquetValue => {
    return { type: given, cell, text, ...(warning ? { warning } : {}) }
  }
  const all = (condition: string) => everyRow(database, table, column, condition)
  if (type === 'BOOLEAN') return as('boolean', column)
  if (/^(TINY|SMALL|BIG)?INT(EGER)?$|^U(TINY|SMALL)INT$|^UINTEGER$/.test(type)) {
    return as('integer', `CAST(${column} AS BIGINT)`)
  }
  if (/^U?(BIG|HUGE)INT$|^DECIMAL\(\d+,0\)$/.test(type)) {
    const fits = await all(`TRY_CAST(${column} AS BIGINT) IS NOT NULL`)
    return fits
      ? as('integer', `CAST(${column} AS BIGINT)`)
      : as('text', text, 'integers beyond 64 bits are kept as text.')
  }
  if (type === 'FLOAT' || type === 'DOUBLE') {
    const isNumber = await all(`NOT isnan(${column})`)
    return isNumber
      ? as('number', `CAST(${column} AS DOUBLE)`)
      : as(
          'number',
          `CASE WHEN NOT isnan(${column}) THEN CAST(${column} AS DOUBLE) END`,
          'NaN is read as empty.',
        )
  }
  if (type.startsWith('DECIMAL')) {
    const fits = await all(`CAST(CAST(${column} AS DOUBLE) AS ${type}) = ${column}`)
    return fits
      ? as('number', `CAST(${column} AS DOUBLE)`)
      : as('text', text, 'decimals of more digits than a number holds are kept as text.')
  }
  if (type === 'DATE') {
    const fits = await all(`isfinite(${column}) AND year(${column}) BETWEEN 1 AND 9999`)
    return fits ? as('date', column) : as('text', text)
  }
  if (type.startsWith('TIMESTAMP')) {
    const plain = `CAST(${column} AS TIMESTAMP)`
    const same = type === 'TIMESTAMP_NS' ? `CAST(${plain} AS TIMESTAMP_NS) = ${column}` : 'true'
    const fits = await all(`isfinite(${plain}) AND year(${plain}) BETWEEN 1 AND 9999 AND ${same}`)
    const zone = type.includes('ZONE') ? 'moments with a time zone are read in UTC.' : undefined
    return fits ? as('timestamp', plain, zone) : as('text', text)
  }
  if (/\[\d*\]$|^(STRUCT|MAP|UNION)\b/.test(type)) {
    const json = `CAST(to_json(${column}) AS VARCHAR)`
    return { type: 'text', cell: json, text: json, warning: 'nested values are kept as JSON text.' }
  }
  return as('text', text)
}

async function everyRow(
  { connection }: Database,
  table: string,
  column: string,
  condition: string,
): Promise<boolean> {
  const reader = await connection.runAndReadAll(
    `SELECT count(*) FROM ${table} WHERE ${column} IS NOT NULL AND NOT coalesce(${condition}, false)`,
  )
  return Number(reader.getRows()[0]?.[0]) === 0
}
