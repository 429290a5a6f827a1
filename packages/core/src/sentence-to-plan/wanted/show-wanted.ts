import { sameJson } from '../../words/same-json.ts'
import type { SaidKey } from '../lists/take-order.ts'
import { isSound } from '../question/query/is-sound.ts'
import type { Query, QueryOrder, SelectItem } from '../question/query/query.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import { pathTo } from '../../tables/relate/join-tables.ts'
import { refOf } from '../../tables/schema.ts'
import type { Reference } from '../../tables/relate/reference.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { columnWanted } from './column-wanted.ts'
import { figureWanted, isAmount, measureOfColumn, rankedBy } from './figure-wanted.ts'
import { scopeOf } from './scope.ts'
import type { Scope } from './scope.ts'
import type { Wanted } from './wanted.ts'

/**
 * The query of a question with what is to be seen set by a list: columns of its rows and of what they refer to,
 * and the figure it ranked or compared by. Null where one item of the list finds nothing there.
 */
export function showWanted(
  asked: Query,
  wanted: Wanted,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): Query | null {
  const scope = scopeOf(rowOfExtreme(asked, wanted), wanted.head, tables, references)
  if (!scope) return null
  const found = wanted.items.map((item) => itemWanted(item, scope))
  const listed = found.flatMap((one) => one ?? [])
  // Two items that find the same are not both understood.
  if (found.some((one) => one === null) || !listed.every(isFirst)) return null
  const { query, isGrouped } = scope
  const isOneNumber = !isGrouped && query.select.some(({ kind }) => kind === 'measure')
  if (isOneNumber) return null
  const isKept = (wanted.isBeside || goesWith(query, listed)) && !showsAll(query, scope)
  const select = [...(isKept ? query.select : []), ...listed].filter(isFirst)
  const order = orderOf(wanted.order, select, scope)
  if (!order) return null
  const shown = select.flatMap((item) => (item.kind === 'column' ? [item.column] : []))
  const joined = joinMore(
    query,
    [...shown, ...order.flatMap(({ item }) => item.column ?? [])],
    scope,
  )
  if (!joined) return null
  const group = isGrouped ? [...query.group, ...shown].filter(isFirst) : []
  const result = { ...query, ...joined, select, group, order }
  return isSound({ kind: 'rows', query: result }) ? result : null
}

/** "The longest stay: guest and nights": of the row that has it. */
function rowOfExtreme(query: Query, { isApart }: Wanted): Query {
  const [shown, ...more] = query.select
  const isExtreme =
    shown?.kind === 'measure' && (shown.measure === 'max' || shown.measure === 'min')
  if (!isApart || !isExtreme || !shown.column || more.length > 0 || query.group.length > 0)
    return query
  const item: SelectItem = { kind: 'column', column: shown.column }
  return {
    ...query,
    select: [item],
    order: [{ item, descending: shown.measure === 'max' }],
    limit: 1,
  }
}

/** A figure is what groups are asked about; of rows a column comes first, however it is called. */
function itemWanted(item: string, scope: Scope): readonly SelectItem[] | null {
  const figure = figureWanted(item, scope)
  const isWhole = figure !== null && (scope.isGrouped || figure.kind === 'measure')
  if (isWhole) return [figure]
  const columns = columnWanted(item, scope)
  if (columns) return columns.map((column) => ({ kind: 'column', column: refOf(column) }))
  const measure = figure ?? measureOfColumn(item, scope)
  return measure ? [measure] : null
}

/**
 * A figure alone tells nothing of which group it is, and "how many beds does each ward have? show the floor" asks
 * for the figure as well. What the first of them were ranked by is not asked for.
 */
function goesWith({ group, select, limit }: Query, listed: readonly SelectItem[]): boolean {
  const figures = listed.filter(({ kind }) => kind === 'measure').length
  if (group.length === 0) return false
  const isFigureAsked = limit === undefined && select.some(({ kind }) => kind === 'measure')
  return figures === listed.length || (figures === 0 && isFigureAsked)
}

/** Nothing said what to show of the rows, so all of their columns are. */
function showsAll({ select }: Query, { thing }: Scope): boolean {
  return select.length > 1 && select.length >= thing.columns.length
}

/** The keys said, by what is shown; those the question ranked by where it said none, or how many. */
function orderOf(
  said: readonly SaidKey[],
  select: readonly SelectItem[],
  scope: Scope,
): readonly QueryOrder[] | null {
  const { query } = scope
  if (said.length === 0 || query.limit === 1) return query.order
  const keys = said.map((key) => keyWanted(key, select, scope))
  const found = keys.flatMap((key) => key ?? [])
  if (found.length < keys.length) return null
  // The first of them by one thing, sorted by another, are not said by one query.
  const isRanked = query.limit !== undefined
  return isRanked && !sameJson(found, query.order.slice(0, found.length)) ? null : found
}

function keyWanted(key: SaidKey, select: readonly SelectItem[], scope: Scope): QueryOrder | null {
  if (key.isOwn) return ownKey(key, scope)
  const item = key.by === null ? onlyAmount(select, scope) : keyBy(key.by, scope)
  return item && { item, descending: key.descending }
}

/** "Oldest first": the highest age, or the earliest date where that is the only one. */
function ownKey({ by, descending }: SaidKey, scope: Scope): QueryOrder | null {
  const own = (name: string) => {
    const item = keyBy(name, scope)
    return item?.column?.table === scope.thing.id ? item : null
  }
  const date = own('date')
  if (by === 'date') return date && { item: date, descending }
  const age = own('age')
  if (age && isAmount(scope, age)) return { item: age, descending }
  const dates = scope.thing.columns.filter(({ dated }) => dated)
  return date && dates.length <= 1 ? { item: date, descending: !descending } : null
}

function onlyAmount(select: readonly SelectItem[], scope: Scope): SelectItem | null {
  const measured = select.find(({ kind }) => kind === 'measure')
  const [amount, ...others] = select.filter((item) => isAmount(scope, item))
  return measured ?? (amount && others.length === 0 ? amount : rankedBy(scope))
}

function keyBy(by: string, scope: Scope): SelectItem | null {
  const [item] = itemWanted(by, scope) ?? []
  return item ?? measureOfColumn(by, scope)
}

/** The tables of what is shown, joined to those that are there by what their rows refer to. */
function joinMore(
  query: Query,
  columns: readonly ColumnRef[],
  { references, reach, isGrouped }: Scope,
): Pick<Query, 'tables' | 'joins'> | null {
  const far = (table: string) => reach.get(table) ?? 0
  const onward = references.filter(
    ({ many, one }) => reach.has(many.table) && far(one.table) > far(many.table),
  )
  const tables = [...query.tables]
  const joins = [...query.joins]
  for (const { table } of columns) {
    const path = tables.includes(table) ? [] : pathTo(table, tables, onward)
    if (!path) return null
    tables.push(...path.map(({ right }) => right.table))
    // An order without a customer is listed all the same.
    joins.push(...path.map((one) => (isGrouped ? one : { ...one, keepsAll: true })))
  }
  return { tables, joins }
}

function isFirst<Item>(item: Item, at: number, all: readonly Item[]): boolean {
  return all.findIndex((one) => sameJson(one, item)) === at
}
