import type { Cell, Column, ColumnType, Table } from '@plainflow/core'
import { Choices } from '../random-select.ts'

export type NamedTable = Table & { readonly name: string }

/** `made('orders', 'id integer, placed_at timestamp', 40, (some, at) => […])`: rows by a seed of their own. */
export function made(
  name: string,
  columns: string,
  count: number,
  row: (some: MadeUp, at: number) => readonly Cell[],
): NamedTable {
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  const some = new MadeUp(seed)
  const rows = Array.from({ length: count }, (_, at) => row(some, at))
  return { name, columns: columns.split(', ').map(columnOf), rows }
}

/** The last word is the type, what is before it the name. */
function columnOf(said: string): Column {
  const at = said.lastIndexOf(' ')
  // Written by hand in the tables beside: a wrong one fails when DuckDB makes the table.
  return { name: said.slice(0, at), type: said.slice(at + 1) as ColumnType }
}

/** Cells with gaps and ties. */
export class MadeUp extends Choices {
  /** Null in so many of a hundred. */
  gap(percent: number, value: Cell): Cell {
    return this.chance(percent) ? null : value
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  /** With two digits behind the point. */
  money(low: number, high: number): number {
    return this.between(low * 100, high * 100) / 100
  }

  date(first: string, days: number): string {
    return later(first, this.below(days) * 24 * 60).slice(0, 10)
  }

  moment(first: string, days: number): string {
    return later(first, this.below(days * 24 * 60))
  }
}

/** So many minutes later, as DuckDB writes it. */
export function later(first: string, minutes: number): string {
  const start = Date.parse(`${first.replace(' ', 'T')}${first.includes(' ') ? 'Z' : 'T00:00:00Z'}`)
  return new Date(start + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}
