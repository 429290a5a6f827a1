import type { Cell } from '../../../relation/column.ts'
import { isDays } from './month-order.ts'
import { numbersIn } from './numbers-in.ts'
import { isRank } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

/** The column that numbers the rows or dates them; rows have no order of their own. */
export function orderColumn(table: SchemaTable): SchemaColumn | null {
  const [first] = table.columns
  if (first && (fits(first) || isPlaced(first))) return first
  const fitting = table.columns.filter((one) => fits(one) && (one.ordinal || one.dated))
  // Of "born" and "took office" the rows go by the one they are sorted by.
  return (
    fitting.find(isSorted) ?? fitting[0] ?? table.columns.find((one) => isDay(one, table)) ?? null
  )
}

/** 1 to 5, and then those that did not finish. */
function isPlaced(column: SchemaColumn): boolean {
  const numbers = numbersIn(column)
  const rises = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? number))
  return column.type === 'text' && isRank(column) && numbers.length > 2 && rises
}

/** "September 8", "September 15": days written as text, and hardly one of them twice. */
function isDay({ type, dated, cells }: SchemaColumn, { rowCount }: SchemaTable): boolean {
  if (type !== 'text' || !dated || rowCount === null || cells.length < 0.9 * rowCount) return false
  return isDays(cells)
}

/** The rows stand in its order, one way or the other. */
export function isSorted(column: SchemaColumn): boolean {
  const { cells, numeric } = column
  const keys = numeric === 'text' ? numbersIn(column) : cells.map(keyOf)
  const rises = keys.filter((key, at) => at > 0 && key > (keys[at - 1] ?? key)).length
  return keys.length > 2 && (rises === 0 || rises === keys.length - 1)
}

function keyOf(cell: Cell): number | string {
  return typeof cell === 'number' ? cell : String(cell)
}

function fits({ unique, numeric, type, yearly }: SchemaColumn): boolean {
  return unique && (numeric !== null || yearly || type === 'date' || type === 'timestamp')
}
