import type { Column, ColumnType } from '@plainflow/core'
import type { Database } from './database.ts'

/** The columns of anything that can stand after FROM, in our types. */
export async function describeColumns({ connection }: Database, source: string): Promise<Column[]> {
  const reader = await connection.runAndReadAll(
    `SELECT column_name, column_type FROM (DESCRIBE FROM ${source})`,
  )
  return reader
    .getRows()
    .map(([name, type]) => ({ name: String(name), type: toType(String(type)) }))
}

/** DuckDB's name of a type in ours. */
export function toType(type: string): ColumnType {
  if (type === 'BOOLEAN') return 'boolean'
  if (/^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$/.test(type)) return 'integer'
  if (/^(FLOAT|DOUBLE|DECIMAL)/.test(type)) return 'number'
  if (type === 'DATE') return 'date'
  return type.startsWith('TIMESTAMP') ? 'timestamp' : 'text'
}
