import type { Column } from '../relation/column.ts'
import { foldedNames } from '../relation/column-types.ts'

/** A name for a helping column: it may not be that of a real one, in any letter case. */
export function freeName(wanted: string, columns: readonly Column[]): string {
  return foldedNames(columns).has(wanted) ? freeName(`${wanted} `, columns) : wanted
}
