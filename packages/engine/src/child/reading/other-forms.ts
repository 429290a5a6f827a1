import type { ColumnReading } from '@plainflow/core'
import type { ColumnForm, Customs } from './column-form.ts'

/** One separator and three figures: thousands, or a fraction. */
const EITHER = /^-?[1-9][0-9]{0,2}[.,][0-9]{3}$/
const WHOLE = /^-?[0-9]{1,3}$/

/** The other ways of reading a column that was read, as far as its first cells tell. */
export function otherForms(
  reading: ColumnReading,
  cells: readonly string[],
  { isMarkSeen }: Customs,
): ColumnForm[] {
  const form = formOf(reading)
  if (reading.otherDateFormats.length > 0)
    return reading.otherDateFormats.map((dateFormat) => ({ ...form, dateFormat }))
  const isNumber = form.type === 'number' || form.type === 'integer'
  // Other columns show what the mark is here.
  if (!isNumber || isMarkSeen) return []
  const isOpen = cells.every((cell) => EITHER.test(cell) || WHOLE.test(cell))
  const marks = new Set(cells.flatMap((cell) => /[.,]/.exec(cell) ?? []))
  const [mark] = marks
  if (!isOpen || marks.size !== 1) return []
  const otherMark = mark === '.' ? ',' : '.'
  return form.decimal === mark
    ? [{ ...form, type: 'integer', decimal: otherMark, thousands: mark }]
    : [{ ...form, type: 'number', decimal: mark === ',' ? ',' : '.', thousands: '' }]
}

export function formOf({
  type,
  decimal,
  thousands,
  notation,
  dateFormat,
}: ColumnReading): ColumnForm {
  return { type, decimal, thousands, ...(notation ? { notation } : {}), dateFormat }
}
