import type { Cell } from '../../../../../relation/column.ts'
import type { Told } from '../meaning.ts'
import { descending, distinct, groupsOf, numberIn } from '../reference.ts'
import type { Noun } from '../roles.ts'
import type { Row } from '../reference.ts'

/** What most rows hold as their kind, and those rows. */
export function commonKind({ rows, kind }: Told): { value: string; of: readonly Row[] } {
  const [first] = kindsOf({ rows, kind })
  return { value: String(first?.[0]), of: first?.[1] ?? [] }
}

/** What the next most rows hold. */
export function otherKind({ rows, kind }: Told): { value: string; of: readonly Row[] } {
  const [, next] = kindsOf({ rows, kind })
  return { value: String(next?.[0]), of: next?.[1] ?? [] }
}

export function kindsOf({
  rows,
  kind,
}: Pick<Told, 'rows' | 'kind'>): readonly (readonly [Cell, readonly Row[]])[] {
  return descending([...groupsOf(rows, (row) => row[kind.column] ?? null)], ([, of]) => of.length)
}

/** The number that so many rows are above. */
export function limitBelow(rows: readonly Row[], { column: name }: Noun, above: number): number {
  return numberIn(descending(rows, (row) => numberIn(row, name))[above] ?? {}, name)
}

/** One column of rows. */
export function column(rows: readonly Row[], { column: name }: Noun): readonly (readonly Cell[])[] {
  return rows.map((row) => [row[name] ?? null])
}

/** Whether a name tells a row from all others. */
export function areUnique(rows: readonly Row[], { column: name }: Noun): boolean {
  return distinct(rows.map((row) => row[name])).length === rows.length
}
