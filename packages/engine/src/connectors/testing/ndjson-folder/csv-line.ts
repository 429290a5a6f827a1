import type { Column } from '@plainflow/core'
import { OutsideFailed } from '../../connector.ts'

/** Every cell in quotes but null, which is nothing at all. */
export function csvLine(
  row: Readonly<Record<string, unknown>>,
  columns: readonly Column[],
): string {
  return `${columns.map(({ name }) => cell(row[name])).join(',')}\n`
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  // JSON.parse has rounded it, and nobody would notice.
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new OutsideFailed('There is an integer beyond 2^53, which cannot be read exactly.')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.replaceAll('"', '""')}"`
}
