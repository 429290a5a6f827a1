import type { ColumnType } from '@plainflow/core'

/**
 * Whether two cells, each in its canonical text, are the same value. Numbers are equal to nine digits, as
 * the order of adding is not fixed (docs/semantics.md, 13.12); everything else is equal or not.
 */
export function sameCell(type: ColumnType, one: string | null, other: string | null): boolean {
  if (one === other) return true
  return (
    one !== null && other !== null && type === 'number' && sameNumber(Number(one), Number(other))
  )
}

export function sameNumber(one: number, other: number): boolean {
  if (one === other) return true
  // What is no number in JavaScript, as "inf" is none, is equal as a text or not at all.
  if (!Number.isFinite(one) || !Number.isFinite(other)) return false
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
}
