import type { Cell } from '../../../relation/column.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import { numberIn, numbersIn } from '../tables/numbers-in.ts'
import type { Predicate } from '../query/query.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

const TOTAL = /^(?:grand |sub|over|career )?totals?[:*†]?$|^(?:all|overall|sum|career)[:*†]?$/i
/** "Total county", "Fleet total", "All depots": what is added up, said with it. */
const TOTAL_OF =
  /^(?:sub-?|grand )?totals? \p{L}+(?: \p{L}+){0,2}$|^\p{L}+(?: \p{L}+)? totals?$|^all \p{L}+s$/iu
const AVERAGE = /^averages?[:*†]?$/i

/** A line that adds up the others is none of them: it is left out where rows are counted or compared. */
export function leaveOutTotals(draft: Draft, related: readonly Predicate[]): readonly Predicate[] {
  const isMeasured = draft.select.some(({ measure }) => measure !== null)
  const isPicked = picksRows(draft) || related.some(({ kind }) => kind === 'against')
  if (!isMeasured && !isPicked) return []
  const { main } = draft
  for (const { column, cells } of [...namedTotals(main), ...lineOfSums(main)]) {
    const said = draft.where.filter((one) => one.column === column && !isNegated(one))
    const isWhole = said.every((one) => isAmong(one, cells))
    // "The lowest estimate of Woodland": what is computed of the line itself.
    const isAsked = said.length > 0 && !countsRows(draft) && (isMeasured || !isPicked)
    if (!isWhole || isAsked) continue
    // "How many districts of Woodland", where its line adds up those of all districts.
    for (const one of said) draft.where.splice(draft.where.indexOf(one), 1)
    draft.assumptions.push(`Left out the line "${String(cells[0])}".`)
    return [{ kind: 'among', column: refOf(column), values: cells, negated: true }]
  }
  return []
}

interface Line {
  readonly column: SchemaColumn
  readonly cells: readonly Cell[]
}

/** A line that is called a total, where its numbers are so great, or an average. */
function namedTotals(main: SchemaTable): readonly Line[] {
  const measures = main.columns.filter(({ numeric, key }) => numeric !== null && !key)
  if (measures.length === 0) return []
  return main.columns.flatMap((column) => {
    if (column.type !== 'text' || column.cells.length < 3) return []
    const totals = column.cells.filter((cell) => isTotal(String(cell).trim()))
    const told = measures.some((measure) => addsUp(measure, totals.length)) ? totals : []
    const cells = [...told, ...column.cells.filter((cell) => AVERAGE.test(String(cell).trim()))]
    return cells.length > 0 ? [{ column, cells }] : []
  })
}

function isTotal(cell: string): boolean {
  return TOTAL.test(cell) || TOTAL_OF.test(cell)
}

/**
 * One of the numbers is as great as all others together, as that of a total is; a firm may be called Total
 * too. Beside lines that add up a part, which count the others once more, half as great is enough.
 */
function addsUp(column: SchemaColumn, lines: number): boolean {
  const numbers = numbersIn({ ...column, cells: amountsIn(column) }).toSorted((a, b) => b - a)
  const [greatest = 0, ...others] = numbers
  const together = others.reduce((sum, one) => sum + one, 0)
  return others.length > 0 && greatest >= together * (lines > 1 ? 0.45 : 0.95)
}

/** Without the shares that stand between the lines: "26 %" of what is added up is no part of the sum. */
function amountsIn({ cells }: SchemaColumn): readonly Cell[] {
  const plain = cells.filter((cell) => !/^[<~\s]*\d[\d.,]*\s?%/.test(String(cell)))
  return plain.length > 0 ? plain : cells
}

/**
 * The last line, whatever it is called, where its numbers are the sums of those above: in two columns, or
 * in one where the rows are numbered and this one is not. In one alone it may be so by chance.
 */
function lineOfSums(main: SchemaTable): readonly Line[] {
  const { rowCount, columns } = main
  if (rowCount === null || rowCount < FEWEST) return []
  const isWhole = ({ unique, cells }: SchemaColumn) => unique && cells.length === rowCount
  const names = [nameColumn(main), ...columns].find(
    (one) => isWhole(one) && one.type === 'text' && one.numeric === null && !one.dated,
  )
  const sums = columns.filter(
    (one) => isWhole(one) && one.numeric !== null && !one.ordinal && !one.key && isSum(one.cells),
  )
  const isUnnumbered = columns.some(
    ({ type, ordinal, cells }) => type === 'integer' && ordinal && cells.length === rowCount - 1,
  )
  const last = names?.cells.at(-1)
  if (!names || last === undefined || sums.length < (isUnnumbered ? 1 : 2)) return []
  return [{ column: names, cells: [last] }]
}

const FEWEST = 5
/** Printed sums are rounded, and some are off by a little. */
const ROUGHLY = 0.02

function isSum(cells: readonly Cell[]): boolean {
  const numbers = cells.flatMap((cell) => numberIn(cell) ?? [])
  const last = numbers.at(-1) ?? 0
  const sum = numbers.slice(0, -1).reduce((all, one) => all + one, 0)
  return numbers.length === cells.length && sum > 0 && Math.abs(sum - last) <= ROUGHLY * sum
}

function isNegated({ predicate }: WhereDraft): boolean {
  return predicate.kind === 'among' && predicate.negated
}

function isAmong({ predicate }: WhereDraft, cells: readonly Cell[]): boolean {
  return predicate.kind === 'among' && predicate.values.every((value) => cells.includes(value))
}

function countsRows({ select }: Draft): boolean {
  return select.some(({ measure }) => measure?.startsWith('count'))
}

function picksRows({ order, having, where }: Draft): boolean {
  const isCompared = where.some(({ predicate }) => predicate.kind === 'compare')
  return order.length > 0 || having.length > 0 || isCompared
}
