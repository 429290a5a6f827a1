import type { Column } from '../relation/column.ts'

/** A name for a helping column: it may not be that of a real one, in any letter case. */
export function freeName(wanted: string, columns: readonly Column[]): string {
  const isTaken = columns.some(({ name }) => name.toLowerCase() === wanted)
  return isTaken ? freeName(`${wanted} `, columns) : wanted
}
