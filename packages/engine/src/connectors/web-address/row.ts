import { OutsideFailed } from '../connector.ts'
import type { RowCell } from '../records/row-cell.ts'

/** Values by field; null where there is none. */
export type Row = ReadonlyMap<string, RowCell | null>

export function setCell(
  row: Map<string, RowCell | null>,
  name: string,
  cell: RowCell | null,
): void {
  if (row.has(name)) throw new OutsideFailed(`A record has the field "${name}" twice.`)
  if (!whole.has(name)) {
    refuseUnwritable(name)
    if (whole.size < MOST_NAMES) whole.add(name)
  }
  if (cell) refuseUnwritable(cell.text)
  row.set(name, cell)
}

/** Names that were looked at: every record has them again. */
const whole = new Set<string>()
const MOST_NAMES = 10_000

function refuseUnwritable(said: string): void {
  if (said.includes('\0')) throw new OutsideFailed('A record holds a NUL character.')
  // Few texts hold a surrogate at all, and only then is it asked whether it is half a character.
  if (/[\ud800-\udfff]/.test(said) && /\p{Surrogate}/u.test(said))
    throw new OutsideFailed('A record holds half a character.')
}
