import { sameColumn } from '../../tables/column-ref.ts'
import type { MeasureItem, Query } from '../question/query/query.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import type { Reference } from '../../tables/relate/reference.ts'
import { reachFrom } from '../../tables/relate/reach-from.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'

/** What a query leaves to be seen. */
export interface Scope {
  readonly query: Query
  readonly tables: readonly SchemaTable[]
  readonly references: readonly Reference[]
  /** The words of the question. */
  readonly head: string
  /** What its rows or its groups are: "name" and "number" are theirs. */
  readonly thing: SchemaTable
  readonly isGrouped: boolean
  /** What the groups are computed, compared or ranked by. */
  readonly measures: readonly MeasureItem[]
  /** The tables of which a row or a group has one row, each with how far it is. */
  readonly reach: ReadonlyMap<string, number>
}

export function scopeOf(
  query: Query,
  head: string,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): Scope | null {
  const isGrouped = query.group.length > 0
  const known = { query, tables, references, head, isGrouped }
  const [owner] = isGrouped ? ownersOf(known) : [shownTable(known)]
  const thing = owner ?? shownTable(known)
  if (!thing) return null
  const measures = [
    ...query.select,
    ...query.having.map(({ item }) => item),
    ...query.order.map(({ item }) => item),
  ].filter((item) => item.kind === 'measure')
  return { ...known, thing, measures: measures.filter(isFirst), reach: reachOf(known) }
}

type Known = Pick<Scope, 'query' | 'tables' | 'references' | 'isGrouped'>

function tableCalled({ tables }: Pick<Scope, 'tables'>, id: string | undefined) {
  return tables.find((table) => table.id === id)
}

/** The tables a row of which makes a group: their key is grouped by. */
function ownersOf({ query, tables }: Known): readonly SchemaTable[] {
  return query.group.flatMap((ref) => {
    const table = tableCalled({ tables }, ref.table)
    return table && columnIn(table, ref)?.unique ? [table] : []
  })
}

function shownTable({ query, tables }: Known): SchemaTable | undefined {
  const [shown] = query.select.flatMap(({ column }) => column ?? [])
  return tableCalled({ tables }, shown?.table ?? query.tables[0])
}

/** From a row one gets on by its references; from a group only by its own. */
function reachOf(known: Known): ReadonlyMap<string, number> {
  const { query, references, isGrouped } = known
  const starts = isGrouped ? ownersOf(known).map(({ id }) => id) : query.tables
  const far = new Map<string, number>()
  for (const start of starts)
    for (const [table, distance] of reachFrom(start, references))
      far.set(table, Math.min(distance, far.get(table) ?? Infinity))
  return far
}

export function columnIn(
  { columns, revenue }: SchemaTable,
  { column }: ColumnRef,
): SchemaColumn | undefined {
  return (
    columns.find(({ name }) => name === column) ?? (revenue?.name === column ? revenue : undefined)
  )
}

/** The table of whose rows a grouped query counts and adds up: every other one is told of each of them. */
export function countedTable({ query, references, tables }: Scope): SchemaTable | undefined {
  const id = query.tables.find((base) => {
    const far = reachFrom(base, references)
    return query.tables.every((table) => far.has(table))
  })
  return tableCalled({ tables }, id)
}

/** Whether a column is known of each group: grouped by, or told of what is. */
export function isTold({ query, isGrouped, reach }: Scope, column: ColumnRef): boolean {
  return !isGrouped || reach.has(column.table) || query.group.some((one) => sameColumn(one, column))
}

function isFirst(item: MeasureItem, at: number, all: readonly MeasureItem[]): boolean {
  return all.findIndex((one) => sameMeasure(one, item)) === at
}

export function sameMeasure(a: MeasureItem, b: MeasureItem): boolean {
  if (a.measure !== b.measure) return false
  return a.column && b.column ? sameColumn(a.column, b.column) : a.column === b.column
}
