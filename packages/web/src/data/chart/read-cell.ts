import type { Cell, ColumnType } from '@plainflow/core'

/** A cell as a number to draw; null where it is none. Integers beyond 2^53 cross the wire as text. */
export function numberOf(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string' || cell.trim() === '') return null
  const number = Number(cell)
  return Number.isFinite(number) ? number : null
}

/** A cell as milliseconds in UTC: a date, a moment, a year, or a period such as 2024-03 and 2024-Q1. */
export function timeOf(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return isYear(cell) ? Date.UTC(cell, 0, 1) : null
  if (typeof cell !== 'string') return null
  const period = PERIOD.exec(cell)
  if (!period) return null
  const [, year = '', quarter, month = '01', day = '01', clock = '00:00:00'] = period
  const date = quarter ? `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01` : ''
  const time = Date.parse(`${date || `${year}-${month}-${day}`}T${clock}Z`)
  return Number.isNaN(time) ? null : time
}

const PERIOD =
  /^(\d{4})(?:-Q([1-4])|-(\d{2})(?:-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*Z?)?)?)?$/

export function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1000 && value <= 2999
}

export function isNumeric(type: ColumnType): boolean {
  return type === 'integer' || type === 'number'
}
