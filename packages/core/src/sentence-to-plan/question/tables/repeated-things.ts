import { NAME_WORDS } from '../../../words/column-words.ts'
import { setOf } from '../../../words/word-set.ts'
import { isOwnKey, keyBase } from '../../../tables/relate/key-names.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

/** Things that many rows speak of, told by a number that they repeat, and what they are called where that is said. */
export interface RepeatedThing {
  readonly key: SchemaColumn
  readonly name: SchemaColumn | null
}

/**
 * The things that a column numbers, where the table has several rows of each: `swimmer_no` of a list of swims, with
 * the `Swimmer Name` beside it. Rows are no such things where a table or a key of its own is called by them.
 */
export function repeatedThing(
  column: SchemaColumn,
  tables: readonly SchemaTable[],
): RepeatedThing | null {
  const table = tables.find(({ id }) => id === column.table)
  const base = keyBase(column.name)
  if (!table || base === '' || column.unique || isOwnKey(column.name, table.name)) return null
  if (table.columns.some(({ name, unique }) => unique && keyBase(name) === base)) return null
  const name = table.columns.find((one) => isNameOf(one, column))
  return { key: column, name: name ?? null }
}

/** The thing that a column numbers, or calls by its name. */
export function thingOf(
  column: SchemaColumn,
  tables: readonly SchemaTable[],
): RepeatedThing | null {
  const table = tables.find(({ id }) => id === column.table)
  const keys = column.key || keyBase(column.name) !== '' ? [column] : (table?.columns ?? [])
  const things = keys.flatMap((one) => repeatedThing(one, tables) ?? [])
  return things.find(({ key, name }) => key === column || name === column) ?? null
}

/** `Swimmer Name` beside `swimmer_no`: the same word, and no more names than numbers. */
function isNameOf(name: SchemaColumn, key: SchemaColumn): boolean {
  if (name.type !== 'text' || !says(name, NAME_WORDS) || name.cells.length > key.cells.length)
    return false
  return ownWords(name) === ownWords(key)
}

function ownWords({ words }: SchemaColumn): string {
  const own = words.filter(({ stem }) => !NAME_WORDS.has(stem) && !KEY_WORDS.has(stem))
  return own.map(({ stem }) => stem).join(' ')
}

const KEY_WORDS = setOf('number id uid code key ref')
