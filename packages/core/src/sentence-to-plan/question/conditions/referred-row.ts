import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison, Predicate, Query } from '../query/query.ts'
import type { ColumnRef } from '../../../tables/column-ref.ts'
import { joinTables } from '../../../tables/relate/join-tables.ts'
import { refOf } from '../../../tables/schema.ts'
import { ABOVE, ownReference } from '../../../tables/relate/own-reference.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { isCalled, waysTo } from '../tables/ways.ts'

/** The one row of a table that each row of another leads to, by a reference or by several. */
export interface ReferredRow {
  readonly table: SchemaTable
  /** The column that refers. */
  readonly by: ColumnRef
  /** A query that gives what `by` holds, and a cell of the row it leads to. */
  readonly cells: (column: SchemaColumn) => Query
}

/** "Their coach": the row of that table which a row leads to; null where it leads to none, or to many. */
export function referredRow(draft: Draft, from: SchemaTable, said: Mention): ReferredRow | null {
  const to = said.tables.find(({ table, score }) => table !== from && score >= SURE)?.table
  return to ? rowOf(draft, from, to, said) : ownRow(draft, from, said)
}

const SURE = 0.6

export function rowOf(
  draft: Draft,
  from: SchemaTable,
  table: SchemaTable,
  said: Mention | null,
): ReferredRow | null {
  const { references } = draft
  const told = said && partSaid(draft, from, table, said)
  const known = told ? [told] : references
  const tree = joinTables([from.id, table.id], known)
  const [first, ...joins] = tree?.joins ?? []
  if (!tree || !first) return null
  const leadsOn = ({ left, right }: typeof first) =>
    references.some(
      ({ many, one }) =>
        many.table === left.table &&
        many.column === left.column &&
        one.table === right.table &&
        one.column === right.column,
    )
  if (![first, ...joins].every(leadsOn)) return null
  const cells = (column: SchemaColumn) =>
    cellsOf(tree.tables.slice(1), joins, [first.right, refOf(column)])
  return { table, by: first.left, cells }
}

/** "Their home club", where rows refer to a home club and to a guest club. */
function partSaid(draft: Draft, from: SchemaTable, table: SchemaTable, { start, end }: Mention) {
  const roots = draft.sentence.tokens.slice(Math.max(0, start - 1), end).map(({ stem }) => stem)
  const ways = waysTo(from, table.id, draft.references)
  const told = ways.filter(({ parts }) =>
    parts.some((part) => roots.some((root) => isCalled(root, part))),
  )
  return told.length === 1 ? told[0]?.reference : undefined
}

/** "Their manager", where employees refer to other employees. */
function ownRow({ sentence }: Draft, table: SchemaTable, said: Mention): ReferredRow | null {
  const own = ownReference(table)
  const words = sentence.tokens.slice(said.start, said.end)
  if (!own || !words.some(({ stem }) => ABOVE.has(stem))) return null
  const cells = (column: SchemaColumn) => cellsOf([table.id], [], [refOf(own.one), refOf(column)])
  return { table, by: refOf(own.many), cells }
}

/** A column of some rows, and one of those they lead to. */
export interface Pair {
  readonly left: SchemaColumn
  readonly right: SchemaColumn
  readonly comparison: Comparison
}

export function besideCell(
  { by, cells }: ReferredRow,
  { left, right, comparison }: Pair,
): Predicate {
  return { kind: 'against', column: refOf(left), comparison, query: cells(right), by }
}

/** The column of this table that the words may mean, unless it only refers. */
export function linkedIn({ columns }: Mention, { id }: SchemaTable): SchemaColumn | null {
  const fitting = columns.filter(({ column, score }) => column.table === id && score >= FITS)
  return fitting.find(({ column }) => !column.key)?.column ?? null
}

export const FITS = 0.5

function cellsOf(
  tables: Query['tables'],
  joins: Query['joins'],
  columns: readonly ColumnRef[],
): Query {
  return {
    tables,
    joins,
    where: [],
    select: columns.map((column) => ({ kind: 'column', column })),
    group: [],
    having: [],
    order: [],
    distinct: false,
  }
}
