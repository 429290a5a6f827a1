import type { ColumnType } from './column.ts'

const FROM_TEXT: readonly ColumnType[] = ['boolean', 'integer', 'number', 'date', 'timestamp']
const ALLOWED: Readonly<Record<ColumnType, readonly ColumnType[]>> = {
  boolean: ['integer', 'number'],
  integer: ['number', 'boolean'],
  number: ['integer', 'boolean'],
  text: FROM_TEXT,
  date: ['timestamp'],
  timestamp: ['date'],
}

/** Whether a cast means something: everything can be text, and text can be tried as everything. */
export function isAllowedCast(from: ColumnType, to: ColumnType): boolean {
  return from === to || to === 'text' || ALLOWED[from].includes(to)
}
