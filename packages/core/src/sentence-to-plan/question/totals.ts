import type { Draft } from './draft.ts'
import { refOf } from './joins.ts'
import { numbersIn } from './numbers-in.ts'
import type { Predicate } from './query.ts'
import type { SchemaColumn } from './schema.ts'

const TOTAL = /^(?:grand |sub|over|career )?totals?[:*†]?$|^(?:all|overall|sum|career)[:*†]?$/i
const AVERAGE = /^averages?[:*†]?$/i

/** A line that adds up the others is none of them: it is left out where rows are counted or compared. */
export function leaveOutTotals(draft: Draft): readonly Predicate[] {
  const compares =
    draft.order.length > 0 ||
    draft.having.length > 0 ||
    draft.select.some(({ measure }) => measure !== null) ||
    draft.where.some(({ predicate }) => predicate.kind === 'compare')
  if (!compares) return []
  const { main } = draft
  const measures = main.columns.filter(({ numeric, key }) => numeric !== null && !key)
  for (const column of main.columns) {
    if (measures.length === 0 || column.type !== 'text' || column.cells.length < 3) continue
    const cells = column.cells.filter((cell) => TOTAL.test(String(cell).trim()))
    const told = measures.some((measure) => addsUp(measure, cells.length)) ? cells : []
    const lines = [...told, ...column.cells.filter((cell) => AVERAGE.test(String(cell).trim()))]
    if (lines.length === 0 || draft.where.some((one) => one.column === column)) continue
    draft.assumptions.push(`Left out the line "${String(lines[0])}".`)
    return [{ kind: 'among', column: refOf(column), values: lines, negated: true }]
  }
  return []
}

/**
 * One of the numbers is as great as all others together, as that of a total is; a firm may be called Total
 * too. Beside lines that add up a part, which count the others once more, half as great is enough.
 */
function addsUp(column: SchemaColumn, lines: number): boolean {
  const numbers = numbersIn(column).toSorted((a, b) => b - a)
  const [greatest = 0, ...others] = numbers
  const together = others.reduce((sum, one) => sum + one, 0)
  return others.length > 0 && greatest >= together * (lines > 1 ? 0.45 : 0.95)
}
