import type { ColumnLink } from '../question/link/mention.ts'
import { keyBase } from '../../tables/relate/key-names.ts'
import { numbersRows } from './numbered-rows.ts'

/** A number that can be compared and added up, unlike an `item_no`. */
export function isFigure({ column }: ColumnLink): boolean {
  const isNumber = column.numeric === 'native' && !column.yearly && !column.dated
  const isNumbering = column.ordinal && keyBase(column.name) !== ''
  return isNumber && !column.key && !isNumbering && !numbersRows(column)
}
