import type { Column } from '@plainflow/core'
import type { ComparedTables } from '../job.ts'
import { sameCell } from '../verify/same-cell.ts'
import { shownCell } from './shown-cell.ts'

/** A row with its number in the result, from 1. */
export interface NumberedRow {
  readonly n: number
  readonly cells: readonly (string | null)[]
}

type Difference = ComparedTables['differences'][number]

/** Rows beyond these are not looked at: nobody reads that many differences. */
const PAIRED = 50

/**
 * Rows that have no equal on the other side, told as cells that differ where a row looks like another,
 * and else as missing or too many.
 */
export function pairRows(
  expected: readonly NumberedRow[],
  found: readonly NumberedRow[],
  columns: readonly Column[],
): readonly Difference[] {
  const open = new Set(found.slice(0, PAIRED))
  const differences = expected.slice(0, PAIRED).flatMap((row): Difference[] => {
    const like = mostAlike(row, [...open], columns)
    if (!like) return [lonely(row, columns, 'a row that is missing')]
    open.delete(like)
    return columns.flatMap(({ name, type }, at): Difference[] => {
      const [one, other] = [row.cells[at] ?? null, like.cells[at] ?? null]
      if (sameCell(type, one, other)) return []
      const cells = { expected: shownCell(one), found: shownCell(other) }
      return [{ row: row.n, column: name, ...cells, what: 'the value' }]
    })
  })
  const rest = [...open].map((row) => lonely(row, columns, 'a row too many'))
  return [...differences, ...rest]
}

/** The row with the most equal cells, if any is equal; of a table of one column, the next one. */
function mostAlike(
  row: NumberedRow,
  others: readonly NumberedRow[],
  columns: readonly Column[],
): NumberedRow | null {
  let best: NumberedRow | null = null
  let most = columns.length === 1 ? -1 : 0
  for (const other of others) {
    const alike = columns.filter(({ type }, at) =>
      sameCell(type, row.cells[at] ?? null, other.cells[at] ?? null),
    ).length
    if (alike <= most) continue
    most = alike
    best = other
  }
  return best
}

function lonely({ n, cells }: NumberedRow, columns: readonly Column[], what: string): Difference {
  const said = columns.map(({ name }, at) => `${name}: ${cells[at] ?? 'empty'}`).join(', ')
  const isMissing = what === 'a row that is missing'
  const text = shownCell(said)
  return {
    row: n,
    column: null,
    expected: isMissing ? text : null,
    found: isMissing ? null : text,
    what,
  }
}
