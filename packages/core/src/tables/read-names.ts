import { listNames } from '../words/list-names.ts'
import { nearestFirst } from '../words/nearest-first.ts'
import type { Column } from '../relation/column.ts'
import type { ClauseReader } from '../words/clause-reader.ts'
import { linkColumn, nearestColumn } from './link-column.ts'
import type { TableWords } from './table-words.ts'

/** Takes a column off the front, by any spelling; "the" and "column" may stand before it. */
export function takeColumn(reader: ClauseReader, table: TableWords): Column | null {
  const start = reader.at
  for (;;) {
    const linked = linkColumn(reader, table)
    if (linked) {
      reader.at += linked.words
      return linked.column
    }
    if (reader.takeAny(['the', 'column', 'columns', 'field', 'fields']) !== null) continue
    reader.at = start
    return null
  }
}

/** Takes "a, b and c". */
export function takeColumns(reader: ClauseReader, table: TableWords): readonly Column[] {
  return takeList(reader, () => takeColumn(reader, table))
}

/** Takes items joined by commas or "and", as many as `read` finds. */
export function takeList<Item>(reader: ClauseReader, read: () => Item | null): readonly Item[] {
  const items: Item[] = []
  for (;;) {
    const before = reader.at
    if (items.length > 0 && !takeJoin(reader)) return items
    const item = read()
    if (item === null) {
      reader.at = before
      return items
    }
    items.push(item)
  }
}

/** Takes a name that need not exist: a quoted one, or one word as written. */
export function takeNewName(reader: ClauseReader): string | null {
  const word = reader.peek()
  if (word?.kind !== 'quoted' && word?.kind !== 'word') return null
  reader.at += 1
  return word.kind === 'quoted' ? word.value : reader.slice(reader.at - 1, reader.at)
}

/** Skips what joins a clause to the one before it. */
export function skipLead(reader: ClauseReader): void {
  reader.skip([',', 'and', 'also', 'then', '.'])
}

/** What to say where a column must stand and none does. */
export function noSuchColumn(reader: ClauseReader, table: TableWords): string {
  const word = reader.peek()
  const written = word?.kind === 'quoted' ? word.value : reader.slice(reader.at, reader.at + 1)
  const names = nearestFirst(
    written,
    table.columns.map(({ name }) => name),
  )
  if (written === '') return `Which column is meant? The columns are: ${listNames(names)}.`
  const near = nearestColumn(written, table)
  return near
    ? `There is no column called "${written}". Did this mean ${near.name}?`
    : `There is no column called "${written}". The columns are: ${listNames(names)}.`
}

function takeJoin(reader: ClauseReader): boolean {
  const comma = reader.take(',')
  return reader.takeAny(['and', '&']) !== null || comma
}
