import { keyBase } from '../../tables/relate/key-names.ts'
import { says } from '../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { setOf } from '../../words/word-set.ts'
import type { WordStream } from './word-stream.ts'

/** Rows that are called by what tells them apart, and how many words that takes. */
export interface NumberedRows {
  readonly table: SchemaTable
  readonly score: number
  readonly length: number
}

/** "Customers" of a table `subscribers` that tells them apart by its `customer_id`, "parcels" of one with a `parcel_no`. */
export function numberedRows(words: WordStream): NumberedRows | null {
  const { tables } = words
  const named = words.named()
  const best = named?.columns[0]?.score ?? 0
  const own = named?.columns.find(
    ({ column, score }) => score > best - SAME && numbersRows(column),
  )?.column
  const article = own ? undefined : articleOf(words)
  const table = tables.find(({ id }) => id === (own ?? article)?.table)
  return table ? { table, score: own ? best : 1, length: own ? (named?.length ?? 1) : 1 } : null
}

const SAME = 0.01

/** "Transactions" of the only table there is, which calls its rows nothing: those are the rows. */
export function entries(words: WordStream): NumberedRows | null {
  const [table, ...others] = words.tables
  const isEntry = ENTRIES.has(words.tokens[words.at]?.stem ?? '')
  if (!table || others.length > 0 || !isEntry || words.named() || words.value()) return null
  return { table, score: 1, length: 1 }
}

const ENTRIES = setOf('transaction entry record row line posting')

/** Whether a column tells rows apart by what it calls them: `customer_id`, `parcel_no`, `sku`. */
export function numbersRows({ name, unique, key }: SchemaColumn): boolean {
  return unique && (key || keyBase(name) !== '' || /^(?:sku|isbn|ean|vin)$/i.test(name))
}

/** "SKUs" are what a stock list numbers, as `item_no` or `article code`, where no column is called so. */
function articleOf(words: WordStream): SchemaColumn | undefined {
  if (!/^skus?$/.test(words.word())) return undefined
  const [only, ...others] = words.tables.flatMap(({ columns }) =>
    columns.filter((column) => numbersRows(column) && says(column, ARTICLES)),
  )
  return others.length === 0 ? only : undefined
}

const ARTICLES = setOf('product item article part sku')
