import type { Cell } from '../../../../relation/column.ts'

/** Answers computed from rows by hand, without anything the planner uses. */
export type Row = Readonly<Record<string, Cell>>

export function numberIn(row: Row, column: string): number {
  return Number(row[column])
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

export function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length
}

/** Rows by what they hold in a column, in the order in which that comes up. */
export function groupsOf<Of>(rows: readonly Of[], by: (row: Of) => Cell): Map<Cell, readonly Of[]> {
  const groups = new Map<Cell, readonly Of[]>()
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row])
  return groups
}

export function descending<Of>(rows: readonly Of[], by: (row: Of) => number): readonly Of[] {
  return rows.toSorted((a, b) => by(b) - by(a))
}

/** The one that comes first, where nothing is level with it. */
export function highest<Of>(rows: readonly Of[], by: (row: Of) => number): Of | null {
  const [first, second] = descending(rows, by)
  return first === undefined || (second !== undefined && by(first) === by(second)) ? null : first
}

export function isStrict<Of>(rows: readonly Of[], by: (row: Of) => number): boolean {
  return new Set(rows.map(by)).size === rows.length
}

export function distinct<Of>(cells: readonly Of[]): readonly Of[] {
  return [...new Set(cells)]
}
