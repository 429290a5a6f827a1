import type { Reference } from '../question/tables/joins.ts'
import { refOf } from '../question/tables/joins.ts'
import { isDateColumn } from '../question/link/link-dates.ts'
import { keyColumn, ownName } from '../question/tables/row-names.ts'
import type { SchemaColumn, SchemaTable } from '../question/tables/schema.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type { Amount } from './figure.ts'
import type { FigureDraft, Measure, SaidAmount, SaidKept } from './figure-draft.ts'

/** What may be measured, and of which table; `score` tells how well it fits what was said. */
export interface AmountOption {
  readonly base: SchemaTable
  readonly amount: Amount | null
  readonly score: number
  readonly assumptions: readonly string[]
}

export function amountsOf(
  draft: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly AmountOption[] {
  const { amount, ranking, rows, share } = draft
  if (share?.of) return basesOf(draft, tables).map((base) => option(base, null))
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
function basesOf({ rows, share }: FigureDraft, tables: readonly SchemaTable[]) {
  if (rows.length > 0) return rows.slice(0, 1)
  return share?.of ? holdersOf(share.of, tables) : []
}

function holdersOf({ hits, flags }: SaidKept, tables: readonly SchemaTable[]) {
  return tables.filter(({ id }) => [...hits, ...flags].some(({ column }) => column.table === id))
}

function bound(
  amount: SaidAmount,
  draft: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly AmountOption[] {
  if (amount.kind === 'revenue') {
    const named = tables.filter((one) => one.revenue && draft.rows.includes(one))
    const called = amount.each ? 'order_value' : 'revenue'
    return ofRevenue(amount.measure, named.length > 0 ? named : tables, called)
  }
  if (amount.kind === 'pieces') {
    const pieces = tables.flatMap((table) =>
      table.columns
        .filter((one) => PIECES.test(one.name))
        .map((one) => measured(table, one, 'sum', 1)),
    )
    return pieces.length > 0 ? pieces : ofRevenue('sum', tables, 'revenue')
  }
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

/** Rows of another table tell of them, which is the table named beside, else any that has a day for them. */
function different(
  { named, text }: Extract<SaidAmount, { kind: 'different' }>,
  { rows }: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly AmountOption[] {
  const told = references.flatMap(({ many, one }) => {
    const link = named.tables.find(({ table }) => table.id === one.table)
    return link ? [{ ...many, score: link.score }] : []
  })
  const held = named.columns
    .filter(({ column }) => !column.unique && !column.dated)
    .map(({ column, score }) => ({ ...refOf(column), score }))
  return [...told, ...held].flatMap(({ table, column, score }) => {
    const base = tables.find(({ id }) => id === table)
    if (!base || (rows.length > 0 && !rows.includes(base))) return []
    const amount: Amount = {
      kind: 'column',
      measure: 'count_distinct',
      column: { table, column },
      formula: null,
      called: `number_of_${text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '_')}`,
    }
    return [{ base, amount, score, assumptions: [] }]
  })
}

function isRankedPeriod({ ranking }: FigureDraft): boolean {
  return ranking?.entity.kind === 'period'
}

/** Tables whose rows happen on a day; a table that others refer to is rather what they happen to. */
function datedTables(tables: readonly SchemaTable[], references: readonly Reference[]) {
  const dated = tables.filter(({ columns }) => columns.some(isDateColumn))
  const isReferredTo = ({ id }: SchemaTable) =>
    references.some(({ many, one }) => one.table === id && many.table !== id)
  return dated.toSorted((a, b) => Number(isReferredTo(a)) - Number(isReferredTo(b)))
}

const PIECES = /^(?:quantity|qty|units|pieces|items|units_sold|quantity_sold)$/i

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

function measured(
  base: SchemaTable,
  column: SchemaColumn,
  measure: Measure,
  score: number,
  called = column.name,
): AmountOption {
  const amount: Amount = {
    kind: 'column',
    measure,
    column: refOf(column),
    formula: column.formula ?? lasting(column),
    called: measure === 'sum' ? called : `${PREFIXES[measure]}_${called}`,
  }
  return { base, amount, score, assumptions: [] }
}

/** The days between two dates. */
function lasting({ span }: SchemaColumn): string | null {
  if (!span) return null
  const [from, to] = [span.from, span.to].map((name) =>
    printExpression({ kind: 'column', name, at: { start: 0, end: 0 } }),
  )
  return `date_diff('${span.unit}', ${from}, ${to})`
}

const PREFIXES: Readonly<Record<Measure, string>> = {
  sum: 'total',
  mean: 'average',
  min: 'smallest',
  max: 'largest',
  median: 'median',
}

function counted(base: SchemaTable, rows = base.name): AmountOption {
  const words = rows.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '_')
  return option(base, { kind: 'count', called: `number_of_${words}` })
}

function option(base: SchemaTable, amount: Amount | null): AmountOption {
  return { base, amount, score: 1, assumptions: [] }
}

/** What a table's rows are shown by: their name, else what tells them apart. */
export function shownBy(table: SchemaTable) {
  return refOf(ownName(table) ?? keyColumn(table))
}
