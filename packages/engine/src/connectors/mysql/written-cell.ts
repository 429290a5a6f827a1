import type { Column } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import { type DescribedColumn, isBytes, isStrings, TYPE } from './column-type.ts'

/** How the cells of a column are written in an INSERT; `into` is what it goes to, where that is there already. */
export function cellWriter(
  { name, type }: Column,
  into: DescribedColumn | null,
): (cell: string | null) => string {
  const written = valueWriter(name, type, into)
  return (cell) => (cell === null ? 'null' : written(cell))
}

function valueWriter(
  name: string,
  type: Column['type'],
  into: DescribedColumn | null,
): (cell: string) => string {
  if (into && isBytes(into)) return (cell) => bytes(name, cell)
  if (into?.type === TYPE.geometry) return (cell) => `st_geomfromtext(${quoted(cell)})`
  if (into && isStrings(into)) return quoted
  if (type === 'boolean') return (cell) => (cell === 'true' ? '1' : '0')
  if (type === 'integer' || type === 'number') return (cell) => figure(name, cell)
  return quoted
}

/** In a session where a backslash is a letter like any other. */
function quoted(cell: string): string {
  return `'${cell.includes("'") ? cell.replaceAll("'", "''") : cell}'`
}

const FIGURE = /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i

function figure(name: string, cell: string): string {
  if (FIGURE.test(cell)) return cell
  throw new OutsideFailed(`The column "${name}" holds ${cell}, which is no number to the database.`)
}

/** As they are read, so that what was read can be written. */
function bytes(name: string, cell: string): string {
  if (/^0x([\da-f]{2})*$/i.test(cell)) return `x'${cell.slice(2)}'`
  throw new OutsideFailed(
    `The column "${name}" of the table holds bytes, which are written as 0x00ff; a row has something else.`,
  )
}
