import type { Column } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import { fits } from '../records/fits.ts'
import type { RowCell } from '../records/row-cell.ts'
import type { SourceFile } from './source-files.ts'

/** The text of a cell that can be of its column's type; what cannot is told with its file, and never rounded. */
export function fittingText(
  cell: RowCell,
  { name, type }: Column,
  { key, inPath }: SourceFile,
): string {
  if (fits(cell, type)) return cell.text
  const shown = cell.text.length > 40 ? `${cell.text.slice(0, 40)}…` : cell.text
  // Of paths every one is looked at, and none is taken as text.
  const help = inPath.has(name.toLowerCase())
    ? 'Its path says so: look at the files again in the block.'
    : 'In the connection more rows can be looked at, or every column be taken as text.'
  throw new OutsideFailed(
    `The column "${name}" was ${type} when the files were looked at, and is "${shown}" in "${key}". ${help}`,
  )
}
