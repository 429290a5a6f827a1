import type { Cell } from '../../../relation/column.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** The cell that says yes; null where the column holds something else. */
export function yesOf({ type, cells, key }: SchemaColumn): string | 1 | true | null {
  if (type === 'boolean') return true
  if (type === 'integer' && !key) return isBit(cells) ? 1 : null
  if (type !== 'text' || cells.length === 0 || cells.length > 2) return null
  const texts = cells.map((cell) => String(cell).trim())
  if (!texts.every((text) => YES.test(text) || NO.test(text))) return null
  return String(cells.find((cell) => YES.test(String(cell).trim())) ?? '') || null
}

function isBit(cells: readonly Cell[]): boolean {
  return cells.length === 2 && cells.includes(0) && cells.includes(1)
}

const YES = /^(?:yes|y|true|t)$/i
const NO = /^(?:no|n|false|f)$/i
