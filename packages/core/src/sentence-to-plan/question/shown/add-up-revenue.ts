import { isTable, tableOf } from '../draft/draft.ts'
import type { Draft, OrderDraft } from '../draft/draft.ts'
import { saysRevenue } from '../../../tables/revenue-of.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** "Revenue by region", "the revenue of 2024": where nothing else is shown beside it, all of it is meant. */
export function addUpShown(draft: Draft): void {
  if (!speaksOfRevenue(draft)) return
  const [shown, ...others] = draft.select
  if (shown?.measure === null && others.length === 0 && isRevenue(draft, shown.column))
    draft.select[0] = { ...shown, measure: 'sum' }
}

/** "The region with the highest revenue": of all its rows, not of one of them. */
export function addUpRanked(draft: Draft): void {
  if (!speaksOfRevenue(draft)) return
  for (const [at, order] of draft.order.entries()) {
    const isOne = showsRows(draft, order.of) || ranksRow(draft, order.of)
    if (order.measure === null && isRevenue(draft, order.of) && !isOne)
      draft.order[at] = { ...order, measure: 'sum' }
  }
}

/** What was taken for revenue, where no column is called so. */
export function takenAsRevenue(draft: Draft): readonly string[] {
  if (!speaksOfRevenue(draft)) return []
  const used = [
    ...draft.select.map(({ column }) => column),
    ...draft.order.map(({ of }) => of),
    ...draft.where.map(({ column }) => column),
    ...draft.having.map(({ of }) => of),
  ]
  return draft.sentence.tables.flatMap(({ revenue }) => {
    if (!revenue || !used.includes(revenue) || isSaidItself(draft, revenue)) return []
    if (revenue.formula !== undefined) return [`Took \`${revenue.formula}\` as revenue.`]
    return revenue.words.some(({ stem }) => saysRevenue([stem]))
      ? []
      : [`Took ${revenue.name} as revenue.`]
  })
}

/** "Sales with an amount over 100": the column was said itself. */
function isSaidItself({ sentence }: Draft, revenue: SchemaColumn): boolean {
  return sentence.mentions.some(
    ({ columns: [best] }) => best !== undefined && best.column === revenue && best.score > 0.95,
  )
}

function speaksOfRevenue({ sentence }: Draft): boolean {
  return sentence.tokens.some(({ stem }) => saysRevenue([stem]))
}

/** "The order with the highest revenue": each of its rows is one. */
function showsRows({ main, select }: Draft, of: OrderDraft['of']): boolean {
  if (of === null || isTable(of) || of.table !== main.id) return false
  const isNamed = select.some(({ column }) => column !== null && (column.key || column.unique))
  return select.length === 0 || isNamed
}

/** "The country of the firm with the highest revenue": one row is looked for, whatever is shown of it. */
function ranksRow({ sentence }: Draft, of: OrderDraft['of']): boolean {
  if (of === null || isTable(of)) return false
  const ranked = sentence.mentions.find(({ mark }) => mark?.kind === 'superlative')
  const before = ranked && sentence.mentions[ranked.index - 1]
  return before?.tables[0]?.table.id === of.table && !/[^s]s$/i.test(before.text)
}

function isRevenue(draft: Draft, of: OrderDraft['of']): boolean {
  return of !== null && !isTable(of) && tableOf(draft, of.table).revenue === of
}
