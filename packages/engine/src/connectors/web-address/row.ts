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
  for (const said of [name, cell?.text ?? '']) {
    if (said.includes('\0')) throw new OutsideFailed('A record holds a NUL character.')
    if (/\p{Surrogate}/u.test(said)) throw new OutsideFailed('A record holds half a character.')
  }
  row.set(name, cell)
}
