import type { ClauseReader } from '../words/clause-reader.ts'
import { linkColumn, nearestColumn } from '../tables/link-column.ts'
import type { TableWords } from '../tables/table-words.ts'
import { VOCABULARY } from '../words/vocabulary.ts'
import { readOperator } from './read-operator.ts'

const LINKS =
  'where whose which that who when if having with without by on and or were was , . ?'.split(' ')
const HAPPENED = ['were placed', 'was placed', 'placed', 'were made', 'made', 'created', 'sold']

/**
 * Takes a word for the rows themselves, where it names no column: the table's own name, or a plural
 * right before what is asked of it, as in "orders since March". Gives what has to be said about it.
 */
export function takeRowNoun(
  reader: ClauseReader,
  table: TableWords,
): { readonly assumption: string | null } | null {
  const word = reader.peek()
  if (word?.kind !== 'word' || linkColumn(reader, table)) return null
  const written = reader.slice(reader.at, reader.at + 1)
  if (table.columnsHolding(written).length > 0) return null
  const plural = /\p{L}{3}s$/u.test(word.value) && !VOCABULARY.has(word.value)
  if (table.isTable(word.value) && !VOCABULARY.has(word.value)) {
    reader.at += 1
    reader.takeAny(HAPPENED)
    return { assumption: null }
  }
  if (!plural || nearestColumn(written, table)) return null
  const start = reader.at
  reader.at += 1
  const happened = reader.takeAny(HAPPENED) !== null
  const after = reader.at
  const linked = happened || reader.done || LINKS.some((link) => reader.sees(link))
  const compared = readOperator(reader)
  reader.at = after
  if (linked || (compared && !compared.bare)) {
    return { assumption: `Took "${written}" as a word for the rows.` }
  }
  reader.at = start
  return null
}
