import type { Cell } from '@plainflow/core'
import { sameNumber } from '../../verify/same-cell.ts'

/**
 * Whether two results are the same table: in the same order where one was asked for, numbers equal to
 * nine digits, as the order of adding is not fixed.
 */
export function sameRows(
  one: readonly (readonly Cell[])[],
  other: readonly (readonly Cell[])[],
  ordered: boolean,
): boolean {
  if (one.length !== other.length) return false
  const left = one.map((row) => row.map(canonical))
  const right = other.map((row) => row.map(canonical))
  if (!ordered) {
    left.sort(byText)
    right.sort(byText)
  }
  return left.every((row, at) => {
    const match = right[at]
    return (
      match?.length === row.length && row.every((cell, index) => equal(cell, match[index] ?? null))
    )
  })
}

type Canonical = string | number | boolean | null

/** DuckDB writes large and decimal numbers as text, and a date made a timestamp with its midnight. */
function canonical(cell: Cell): Canonical {
  if (typeof cell !== 'string') return cell
  if (/^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(cell)) return Number(cell)
  return cell
    .replace(/^(\d{4}-\d{2}-\d{2})T(?=\d)/, '$1 ')
    .replace(/^(\d{4}-\d{2}-\d{2}) 00:00:00$/, '$1')
}

function equal(one: Canonical, other: Canonical): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other
  return sameNumber(one, other)
}

/** Numbers rounded here only to bring equal rows to one place; they are compared as they are. */
function byText(one: readonly Canonical[], other: readonly Canonical[]): number {
  const text = (row: readonly Canonical[]) =>
    JSON.stringify(row.map((cell) => (typeof cell === 'number' ? cell.toPrecision(8) : cell)))
  const [left, right] = [text(one), text(other)]
  return left < right ? -1 : left > right ? 1 : 0
}
