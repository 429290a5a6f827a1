import type { ColumnType } from '../../../relation/column.ts'

export const CODE_TYPES: Readonly<Record<ColumnType, string>> = {
  boolean: 'boolean',
  integer: 'bigint',
  number: 'double precision',
  text: 'text',
  date: 'date',
  timestamp: 'timestamp',
}
