import type { Cell } from '../../../relation/column.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** The first number of every cell that has one. */
export function numbersIn({ cells }: SchemaColumn): readonly number[] {
  return cells.flatMap((cell) => numberIn(cell) ?? [])
}

export function numberIn(cell: Cell): number | null {
  const [text] = /-?[\d,]*\.?\d+/.exec(String(cell).replace('−', '-')) ?? []
  return text === undefined ? null : Number(text.replaceAll(',', ''))
}

/** A year beside numbers that are no years is about something else. */
export function plausible(column: SchemaColumn, value: Cell): boolean {
  if (typeof value !== 'number' || value < 1000 || value > 2100 || column.numeric === null)
    return true
  const numbers = numbersIn(column)
  return numbers.length === 0 || numbers.some((cell) => cell >= 500)
}
