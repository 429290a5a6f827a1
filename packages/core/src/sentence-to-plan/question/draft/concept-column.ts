import { columnFor } from './column-for.ts'
import { tableOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { BIRTH_WORDS, PRICE_WORDS, TOTAL_WORDS } from '../../../words/column-words.ts'
import type { Concept } from '../../../words/concepts.ts'
import type { Mention } from '../link/mention.ts'
import { isDays } from '../tables/month-order.ts'
import { orderColumn } from '../tables/order-column.ts'
import { raceTime } from '../tables/race-time.ts'
import { hasConcept, says } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { tellsBirth } from '../../../tables/tells-when.ts'
import { wordTable } from '../../../words/word-table.ts'

/** The column of a table that "oldest" or "taller" compares, in some other measure where it has not that one. */
export function conceptColumn(
  draft: Draft,
  table: SchemaTable,
  concept: Concept,
): SchemaColumn | null {
  const found = columnFor(draft, table, concept)
  // What is no whole day cannot be put in order as it stands; a column that numbers the rows can.
  const sortable = found && (concept !== 'date' || found.type !== 'text' || isDays(found.cells))
  if (found && (sortable || !orderColumn(table))) return found
  // Somebody is as old as the day of birth tells, however long ago he came; a contract as its own date does.
  if (concept === 'age') return table.columns.find(tellsBirth) ?? columnFor(draft, table, 'date')
  if (concept === 'speed') return columnFor(draft, table, 'length') ?? raceTime(table)
  if (concept === 'length')
    return (
      columnFor(draft, table, 'distance') ??
      columnFor(draft, table, 'height') ??
      // "Who lived the longest".
      columnFor(draft, table, 'age')
    )
  if (concept === 'date') return orderColumn(table)
  // "The cheapest receipt", whose lines have prices and which has their total.
  if (concept === 'price') return totalOf(table)
  return null
}

/** What a row comes to, `total` or `receipt_total` of receipts, and no `total_weight`. */
function totalOf({ columns, words }: SchemaTable): SchemaColumn | null {
  const own = new Set([...TOTAL_WORDS, ...words.map(({ stem }) => stem)])
  const isTotal = (column: SchemaColumn) =>
    says(column, TOTAL_WORDS) && column.words.every(({ stem }) => own.has(stem))
  return columns.find((column) => column.numeric !== null && isTotal(column)) ?? null
}

/**
 * The same of a table, or else of what its rows refer to: "the tallest surfer", where a person's height is
 * with the persons. A date is looked for only where a table with one is spoken of: most have some.
 */
export function conceptAround(
  draft: Draft,
  table: SchemaTable,
  concept: Concept,
): SchemaColumn | null {
  const own = conceptColumn(draft, table, concept)
  if (concept === 'date')
    return own?.dated || own?.yearly ? own : (datedBeside(draft, table) ?? own)
  // "The most expensive shrub" of a survival rate: by its price, where another table has one.
  const isLoose = concept === 'price' && own !== null && !says(own, PRICE_WORDS)
  if (own && (!isLoose || own === totalOf(table))) return own
  const told = (id: string) => {
    const column = columnFor(draft, tableOf(draft, id), concept)
    return column && (!isLoose || says(column, PRICE_WORDS)) ? column : []
  }
  const [referred] = draft.references
    .filter(({ many }) => many.table === table.id)
    .flatMap(({ one }) => told(one.table))
  // "The most expensive book", where prices are with its editions.
  const [owned] = draft.references
    .filter(({ one }) => one.table === table.id)
    .flatMap(({ many }) => told(many.table))
    .filter(({ numeric }) => numeric !== null)
  return referred ?? owned ?? own
}

/** "The guest who booked a room most recently": the day of the booking, where guests have none. */
function datedBeside(draft: Draft, table: SchemaTable): SchemaColumn | null {
  const { mentions, tables } = draft.sentence
  const said = mentions.flatMap(({ tables: [best] }) => best?.table ?? [])
  const [found] = daysOf(draft, table, said)
  if (found || !mentions.some(({ mark, text }) => mark && RECENTLY.test(text))) return found ?? null
  // "Who paid most recently": whatever was done, where only one table tells of days.
  const [only, ...others] = daysOf(draft, table, tables)
  return only && others.length === 0 ? only : null
}

const RECENTLY = /recently$/i

/** The days that rows of other tables tell of those of a table. */
function daysOf(
  draft: Draft,
  { id: told }: SchemaTable,
  tables: readonly SchemaTable[],
): readonly SchemaColumn[] {
  const beside = tables.filter(({ id }) =>
    draft.references.some(({ many, one }) => many.table === id && one.table === told),
  )
  return beside.flatMap((other) => {
    const column = columnFor(draft, other, 'date')
    return column?.dated ? [column] : []
  })
}

/** The oldest was born, built or opened first: what tells an age by a day goes the other way. */
export function tellsAgeByDay(column: SchemaColumn): boolean {
  return column.dated || column.yearly || says(column, BIRTH_WORDS) || hasConcept(column, 'date')
}

export function isConcept(draft: Draft, concept: Concept): boolean {
  const column = conceptColumn(draft, draft.main, concept)
  return column !== null && column.numeric !== null && hasConcept(column, concept)
}

/** "The highest tower", "the biggest town": a row by its height or size, where "the most towers" counts them. */
export function sizeOf(draft: Draft, { text }: Mention, table: SchemaTable): SchemaColumn | null {
  const concept = SIZES[text.toLowerCase()]
  const column = concept ? columnFor(draft, table, concept) : null
  return column && column.numeric !== null && !column.key ? column : null
}

const SIZES = wordTable<Concept>({
  highest: 'height',
  lowest: 'height',
  largest: 'size',
  biggest: 'size',
  smallest: 'size',
})
