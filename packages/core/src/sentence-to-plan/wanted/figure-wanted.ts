import { linkColumns, linkTables, saidWords } from '../question/link/link-names.ts'
import { sameColumn } from '../../tables/column-ref.ts'
import type { MeasureItem, SelectItem } from '../question/query/query.ts'
import { refOf } from '../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { tokenize } from '../../words/tokens.ts'
import { figureSaid, unitSaid } from './figure-words.ts'
import type { SaidFigure } from './figure-words.ts'
import { columnIn, countedTable } from './scope.ts'
import type { Scope } from './scope.ts'

/**
 * The figure that an item of a list names: the one the question ranked or compared by, or another of the same
 * groups. Null where it names none of them.
 */
export function figureWanted(item: string, scope: Scope): SelectItem | null {
  const said = figureSaid(item)
  if (said?.measure === 'count') return countWanted(said, scope)
  if (said?.measure) return measureWanted(said, said.measure, scope)
  const ranked = rankedBy(scope)
  if (said) return ranked
  const unit = unitSaid(item)
  return unit && ranked?.column && unit.test(ranked.column.column) ? ranked : null
}

/** The one thing that rows or groups are computed, compared or ranked by. */
export function rankedBy({ query, measures, isGrouped }: Scope): SelectItem | null {
  const [only, ...others] = measures
  if (only) return others.length === 0 ? only : null
  const [first] = query.order
  return !isGrouped && first ? first.item : null
}

function countWanted({ of }: SaidFigure, scope: Scope): SelectItem | null {
  const count = scope.measures.find(({ measure }) => measure.startsWith('count'))
  const words = saidWords(tokenize(of)) ?? []
  if (count) return of === '' || isSpokenOf(words, scope) ? count : null
  if (!scope.isGrouped) return null
  const base = countedTable(scope)
  const isBase = of === '' || (base !== undefined && areRowsOf(base, words, scope))
  const isOnly = scope.query.tables.length === 1 && isSpokenOf(words, scope)
  return isBase || isOnly ? { kind: 'measure', measure: 'count_rows', column: null } : null
}

/** Called by the table, or by what numbers its rows: a "Job No." numbers jobs. */
function areRowsOf(table: SchemaTable, words: readonly string[], { tables }: Scope): boolean {
  if (linkTables(words, tables).some((link) => link.table === table)) return true
  return linkColumns(words, [table]).some(({ column }) => column.unique)
}

/** What is counted is told in the question or is a table of it; whatever else is counted is something new. */
function isSpokenOf(words: readonly string[], { head, query, tables }: Scope): boolean {
  const said = new Set(tokenize(head).map(({ stem }) => stem))
  if (words.some((word) => said.has(word))) return true
  return linkTables(words, tables).some(({ table }) => query.tables.includes(table.id))
}

function measureWanted(
  { of }: SaidFigure,
  measure: Exclude<SaidFigure['measure'], 'count' | null>,
  scope: Scope,
): SelectItem | null {
  const same = scope.measures.filter((one) => one.measure === measure)
  const words = of === '' ? null : saidWords(tokenize(of))
  const called = words
    ? linkColumns(words, scope.tables).filter(({ score }) => score >= CALLED)
    : []
  const named = same.find(({ column }) =>
    called.some((link) => column && sameColumn(refOf(link.column), column)),
  )
  if (named) return named
  const [only, ...others] = same
  if (only && others.length === 0 && called.length === 0) return only
  const added = called.find(({ column }) => isAddable(column, scope))
  return added && scope.isGrouped ? { kind: 'measure', measure, column: refOf(added.column) } : null
}

const CALLED = 0.6

/** A number of the rows that are counted: of what they refer to it would be taken many times. */
function isAddable({ table, numeric, key }: SchemaColumn, scope: Scope): boolean {
  return numeric === 'native' && !key && table === countedTable(scope)?.id
}

/** "Name and price" of groups that are compared by a price: the one computed of them. */
export function measureOfColumn(item: string, scope: Scope): MeasureItem | null {
  const words = saidWords(tokenize(item))
  if (words === null || !scope.isGrouped) return null
  const count = scope.measures.find(({ measure }) => measure.startsWith('count'))
  // "Most visits first": what is counted, and no group is called so.
  const isCounted = /[^s]s$/i.test(item) && isSpokenOf(words, scope)
  if (count && isCounted) return count
  const called = linkColumns(words, scope.tables).filter(({ score }) => score >= CALLED)
  const found = scope.measures.filter(({ column }) =>
    called.some((link) => column && sameColumn(refOf(link.column), column)),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

export function isAmount({ tables }: Scope, item: SelectItem): boolean {
  if (item.kind === 'measure') return true
  const table = tables.find(({ id }) => id === item.column.table)
  const column = table && columnIn(table, item.column)
  return column !== undefined && column.numeric !== null && !column.key && !column.yearly
}
