import type { ColumnType } from '../../../relation/column.ts'

export const CODE_TYPES: Readonly<Record<ColumnType, string>> = {
  boolean: 'BOOLEAN',
  integer: 'BIGINT',
  number: 'DOUBLE',
  text: 'LONGTEXT CHARACTER SET utf8mb4',
  date: 'DATE',
  timestamp: 'DATETIME(6)',
}
