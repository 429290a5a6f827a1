import type { Reference } from '../../tables/relate/reference.ts'
import { refOf } from '../../tables/schema.ts'
import { isDateColumn } from '../question/link/link-dates.ts'
import { keyColumn, ownName } from '../question/tables/row-names.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { counted, measured, option } from './amount-option.ts'
import type { AmountOption } from './amount-option.ts'
import { betweenDays } from './read-between.ts'
import { reachFrom } from '../../tables/relate/reach-from.ts'
import { different } from './different-amount.ts'
import { ofElapsed } from './elapsed-amount.ts'
import { ofFormula } from './formula-amounts.ts'
import { ofMargin } from './margins.ts'
import { tellsPieces } from './pieces.ts'
import type { FigureDraft, Measure, SaidAmount, SaidKept } from './figure-draft.ts'

export function amountsOf(
  draft: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly AmountOption[] {
  const { amount, ranking, rows, share } = draft
  if (!amount && (share?.of || share?.shared)) return basesOf(draft, tables, references)
  if (amount) return bound(amount, draft, tables, references)
  if (ranking) return ofRevenue('sum', tables, 'revenue')
  const [first] = rows
  if (draft.lists) return first ? [option(first, null)] : []
  if (first && (draft.splits.length > 0 || draft.isNew)) return [counted(first)]
  const told = first ? undefined : draft.kept.find(({ isRows }) => isRows)
  if (told && draft.splits.length > 0)
    return holdersOf(told, tables).map((base) => counted(base, told.text))
  const owners = tables.filter(({ columns }) =>
    columns.some((one) => one.dated && one.words.some(({ stem }) => draft.events.includes(stem))),
  )
  const isTimed = draft.splits.some(({ kind }) => kind === 'period')
  return isTimed && rows.length === 0 ? owners.map((owner) => counted(owner)) : []
}

/** The rows a share is taken of: those named, or those that hold the cell. */
function basesOf(
  { rows, share }: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly AmountOption[] {
  if (rows.length > 0) return rows.slice(0, 1).map((base) => option(base, null))
  const told = share?.of && 'hits' in share.of ? holdersOf(share.of, tables) : []
  const holders =
    told.length > 0 ? told : tables.filter(({ id }) => id === share?.shared?.state.column.table)
  const isHolder = ({ id }: SchemaTable) => holders.some((one) => one.id === id)
  // "The return rate by category": an order has many of them, one of its lines has one.
  const parts = tables.filter((table) => {
    const far = reachFrom(table.id, references)
    return !isHolder(table) && holders.some(({ id }) => far.has(id))
  })
  return [
    ...holders.map((base) => option(base, null)),
    ...parts.map((base) => {
      const assumptions = [`Took the share of all rows of ${base.name}.`]
      return { ...option(base, null), score: 0.5, assumptions }
    }),
  ]
}

function holdersOf({ hits, flags }: SaidKept, tables: readonly SchemaTable[]) {
  return tables.filter(({ id }) => [...hits, ...flags].some(({ column }) => column.table === id))
}

function bound(
  said: SaidAmount,
  draft: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly AmountOption[] {
  const amount = betweenDays(said, draft)
  if (!amount) return []
  if (amount.kind === 'revenue') {
    const named = tables.filter((one) => one.revenue && draft.rows.includes(one))
    const called = amount.each ? 'order_value' : 'revenue'
    return ofRevenue(amount.measure, named.length > 0 ? named : tables, called)
  }
  if (amount.kind === 'pieces') {
    const pieces = tables.flatMap((table) =>
      table.columns.filter(tellsPieces).map((one) => measured(table, one, 'sum', 1)),
    )
    return pieces.length > 0 ? pieces : ofRevenue('sum', tables, 'revenue')
  }
  if (amount.kind === 'elapsed')
    return tables.flatMap((table) => ofElapsed(table, amount, draft.timeUnit))
  if (amount.kind === 'formula') return ofFormula(amount, tables, references)
  if (amount.kind === 'margin') return tables.flatMap((table) => ofMargin(table, amount))
  if (amount.kind === 'different') return different(amount, draft, tables, references)
  if (amount.kind === 'count') {
    const [told] = draft.kept
    if (!amount.table && told)
      return holdersOf(told, tables).map((base) =>
        counted(base, told.isRows ? told.text : base.name),
      )
    if (!amount.table && isRankedPeriod(draft))
      return (draft.rows.length > 0 ? draft.rows : datedTables(tables, references)).map((table) =>
        counted(table),
      )
    const children = tables.filter((one) => refersToSplit(one, draft, references))
    return (amount.table ? [amount.table] : children).map((table) => counted(table))
  }
  return amount.columns.flatMap(({ column, score }) => {
    const table = tables.find(({ id }) => id === column.table)
    return table ? [measured(table, column, amount.measure, score)] : []
  })
}

function isRankedPeriod({ ranking }: FigureDraft): boolean {
  return ranking?.entity.kind === 'period'
}

/** Tables whose rows happen on a day; a table that others refer to is rather what they happen to. */
function datedTables(tables: readonly SchemaTable[], references: readonly Reference[]) {
  const dated = tables.filter(({ columns }) => columns.some(isDateColumn))
  const isReferredTo = ({ id }: SchemaTable) =>
    references.some(({ many, one }) => one.table === id && dated.some((by) => by.id === many.table))
  return dated.toSorted((a, b) => Number(isReferredTo(a)) - Number(isReferredTo(b)))
}

function refersToSplit(
  table: SchemaTable,
  { splits }: FigureDraft,
  references: readonly Reference[],
): boolean {
  return splits.some(
    (split) =>
      split.kind === 'named' &&
      split.named.tables.some(({ table: { id } }) =>
        references.some(({ many, one }) => many.table === table.id && one.table === id),
      ),
  )
}

function ofRevenue(
  measure: Measure,
  tables: readonly SchemaTable[],
  called: string,
): readonly AmountOption[] {
  return tables.flatMap((table) => {
    const { revenue } = table
    if (!revenue) return []
    const said = revenue.formula === undefined ? revenue.name : `\`${revenue.formula}\``
    const assumptions =
      revenue.name === 'revenue' && revenue.formula === undefined
        ? []
        : [`Took ${said} as revenue.`]
    return [{ ...measured(table, revenue, measure, 1, called), assumptions }]
  })
}

/** What a table's rows are shown by: their name, else what tells them apart. */
export function shownBy(table: SchemaTable) {
  return refOf(ownName(table) ?? keyColumn(table))
}
