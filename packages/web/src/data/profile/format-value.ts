import type { Cell, ColumnType } from '@plainflow/core'

const NUMBERS = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 })
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const TINY = 1e-4
const HUGE = 1e12

/** A value for reading, short: a figure beside a chart, not the cell itself. */
export function formatValue(value: Cell, type: ColumnType): string {
  if (value === null) return 'empty'
  if (value === '') return '""'
  if (typeof value === 'number') return formatNumber(value)
  // Whole seconds are told without their fraction, and midnight alone would say nothing.
  if (type === 'timestamp' && typeof value === 'string')
    return value.replace('T', ' ').replace(/\.0+$/, '').replace(/Z$/, '')
  return String(value)
}

function formatNumber(value: number): string {
  const size = Math.abs(value)
  if (Number.isInteger(value) && size < HUGE) return WHOLE.format(value)
  if (size !== 0 && (size < TINY || size >= HUGE)) return value.toExponential(3)
  return NUMBERS.format(value)
}

/** "14%", "<1%", ">99%": a share is never rounded to nothing or to all. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0%'
  if (part === whole) return '100%'
  const percent = (part / whole) * 100
  if (percent < 1) return '<1%'
  if (percent > 99) return '>99%'
  return `${Math.round(percent)}%`
}
