import { joinedWith, queriesOf } from './query.ts'
import { sameColumn } from '../../../tables/column-ref.ts'
import type { Answer, Predicate, Query } from './query.ts'
import type { ColumnRef } from '../../../tables/column-ref.ts'

/** Whether every column a query speaks of is there where it speaks of it, so that blocks can say it. */
export function isSound(answer: Answer): boolean {
  return queriesOf(answer).every(isSoundQuery)
}

function isSoundQuery(query: Query): boolean {
  const { tables, joins, where, select, group, having, order, per = [] } = query
  const shown = [...select, ...order.map(({ item }) => item)]
  const read = [
    ...where.flatMap(columnsIn),
    ...group,
    ...per,
    ...shown.flatMap(({ column }) => column ?? []),
    ...having.flatMap(({ item }) => item.column ?? []),
  ]
  if (!read.every(({ table }) => tables.includes(table))) return false
  if (!isConnected(tables, joins) || !where.every(isSayable)) return false
  const inner = [...where.flatMap(queriesIn), ...having.flatMap(({ value }) => queryIn(value))]
  if (!inner.every(isSoundQuery)) return false
  const isGrouped = group.length > 0 || select.some(({ kind }) => kind === 'measure')
  return (
    !isGrouped ||
    shown.every((item) => item.kind === 'measure' || isAmong(item.column, group, query))
  )
}

/**
 * One of several ways to be kept is told of the row alone, not by a figure of others; and where a formula has to say
 * them all, none of them is a part of a text, which no formula says as conditions do.
 */
function isSayable(one: Predicate): boolean {
  const parts = one.kind === 'any' ? partsOf(one) : []
  const areFormulas = parts.some(
    (part) => part.kind === 'columns' || (part.kind === 'during' && part.moment.year === null),
  )
  return parts.every(({ kind }) => kind !== 'against' && !(areFormulas && kind === 'contains'))
}

function partsOf(one: Predicate): readonly Predicate[] {
  return one.kind === 'any' ? one.predicates.flatMap(partsOf) : [one]
}

/** Each join adds a table to those that are there, and all of them are added. */
function isConnected(tables: Query['tables'], joins: Query['joins']): boolean {
  const [first = ''] = tables
  const there = new Set([first])
  for (const { left, right } of joins) {
    if (!there.has(left.table)) return false
    there.add(right.table)
  }
  return tables.every((table) => there.has(table))
}

/** A key joined away is known by its partner. */
function isAmong(column: ColumnRef, group: readonly ColumnRef[], { joins }: Query): boolean {
  return joinedWith(column, joins).some((one) => group.some((key) => sameColumn(key, one)))
}

function columnsIn(predicate: Predicate): readonly ColumnRef[] {
  if (predicate.kind === 'any') return predicate.predicates.flatMap(columnsIn)
  if (predicate.kind === 'columns') return [predicate.column, predicate.other]
  return predicate.kind === 'against' && predicate.by
    ? [predicate.column, predicate.by]
    : [predicate.column]
}

function queriesIn(predicate: Predicate): readonly Query[] {
  if (predicate.kind === 'any') return predicate.predicates.flatMap(queriesIn)
  return predicate.kind === 'within' || predicate.kind === 'against' ? [predicate.query] : []
}

function queryIn(value: number | Query): readonly Query[] {
  return typeof value === 'number' ? [] : [value]
}
