import type { Draft } from '../draft/draft.ts'
import { joinTables } from '../../../tables/relate/join-tables.ts'
import { refOf, says } from '../../../tables/schema.ts'
import { NAME_WORDS } from '../../../words/column-words.ts'
import type { Predicate } from '../query/query.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** What is shown is a kind that several rows share: a city, a nationality. */
export function shownKind({ select, main }: Draft): SchemaColumn | null {
  const [shown, ...more] = select
  const column = shown?.measure === null ? shown.column : null
  if (!column || more.length > 0 || column.unique || column.key) return null
  if (says(column, NAME_WORDS)) return null
  return column.table === main.id && column !== nameColumn(main) ? column : null
}

/** "Which play never won": what is shown stands in several rows, each of which tells something of it. */
export function shownOften(draft: Draft): SchemaColumn | null {
  const [shown, ...more] = draft.select
  const column = shown?.measure === null && more.length === 0 ? shown.column : null
  const { id, rowCount } = draft.main
  if (draft.sentence.tables.length > 1 || column?.table !== id || column.type !== 'text')
    return shownKind(draft)
  return column.cells.length < OFTEN * (rowCount ?? 0) ? column : null
}

const OFTEN = 0.8

/**
 * "Which cities have no brewery founded after 2000": a kind is left out where any of its rows is such a
 * one, not only those rows.
 */
export function withoutSuch(
  draft: Draft,
  kind: SchemaColumn,
  wanted: readonly string[],
  where: readonly Predicate[],
): Predicate | null {
  const tree = joinTables([draft.main.id, ...wanted], draft.references)
  if (!tree) return null
  draft.distinct = true
  const column = refOf(kind)
  return {
    kind: 'within',
    column,
    negated: true,
    query: {
      tables: tree.tables,
      joins: tree.joins,
      where,
      select: [{ kind: 'column', column }],
      group: [],
      having: [],
      order: [],
      distinct: false,
    },
  }
}
