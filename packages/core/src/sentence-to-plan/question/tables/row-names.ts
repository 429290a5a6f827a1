import {
  KIND_WORDS,
  NAME_WORDS,
  NUMBER_WORDS,
  REMARK_WORDS,
  TITLE_WORDS,
} from '../../../words/column-words.ts'
import type { Token } from '../../../words/tokens.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

/** The column by which people call a row of the table. */
export function nameColumn(table: SchemaTable): SchemaColumn {
  const rank = (column: SchemaColumn) => {
    const words = column.words.map((word) => word.stem)
    if (column.key) return -2
    if (says(column, REMARK_WORDS)) return -1
    // A `room_type` is called after the rooms, and is no name of one.
    const isKind = KIND_WORDS.has(words.at(-1) ?? '')
    const own = !isKind && table.words.some(({ stem }) => words.includes(stem))
    let value = column.type === 'text' && column.numeric === null && !column.dated ? 1 : 0
    if (column.dated && column.type !== 'text') return value - column.place * 0.05
    if (says(column, NAME_WORDS)) value += words.length === 1 || own ? 3 : 1.5
    else if (says(column, TITLE_WORDS)) value += 2
    else if (own) value += 1.5
    if (column.unique) value += 0.5
    return value - column.place * 0.05
  }
  const [best] = table.columns.toSorted((a, b) => rank(b) - rank(a))
  if (!best) throw new Error(`the table ${table.id} has no columns`)
  return best
}

/** What a table calls its rows, where a column says so. */
export function ownName(table: SchemaTable): SchemaColumn | null {
  const name = nameColumn(table)
  const isOwn = table.words.some(({ stem }) => name.words.some((word) => word.stem === stem))
  return isOwn || says(name, NAME_WORDS) || says(name, TITLE_WORDS) ? name : null
}

/** "All the details of the shops", "everything about them". */
const WHOLE =
  /\b(?:all|full|complete|entire|every)(?: of)?(?: the)?(?: available)? (?:information|info|details?|data|columns?|fields?|attributes?)\b|\beverything\b/

/** What is shown of rows where only their table is named: what they are called, else all there is. */
export function rowColumns(
  table: SchemaTable,
  { tokens }: { readonly tokens: readonly Token[] },
): readonly SchemaColumn[] {
  if (WHOLE.test(tokens.map(({ fold }) => fold).join(' '))) return table.columns
  const name = nameColumn(table)
  const isCalled = says(name, NAME_WORDS) || says(name, TITLE_WORDS)
  const isOwn = table.words.some(({ stem }) => name.words.some((word) => word.stem === stem))
  const tells = isCalled || name.unique || name.key || (isOwn && !name.dated)
  return tells ? [name] : table.columns
}

/** The column that numbers the rows, whatever it is called: "No.", "#", "Round". */
export function numberingColumn({ columns }: SchemaTable): SchemaColumn | null {
  const numbers = columns.filter(
    ({ type, ordinal, yearly, key }) => type === 'integer' && ordinal && !yearly && !key,
  )
  // Two rows may bear the same number, as shirts do.
  const called = numbers.find((one) => one.words.length === 1 && says(one, NUMBER_WORDS))
  return called ?? numbers.find(({ unique }) => unique) ?? null
}

/** The column that tells the rows of a table apart. */
export function keyColumn(table: SchemaTable): SchemaColumn {
  const key = table.columns.find((column) => column.key && column.unique)
  const unique = table.columns.find((column) => column.unique && column.place === 0)
  return key ?? unique ?? table.columns.find((column) => column.unique) ?? nameColumn(table)
}
