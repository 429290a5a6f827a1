import type { Column } from '../../relation/column.ts'
import type { ClauseReader } from '../../words/clause-reader.ts'
import { linkColumn } from '../../tables/link-column.ts'
import type { TableWords } from '../../tables/table-words.ts'
import { readOperator } from '../read-operator.ts'
import { Unclear } from '../unclear.ts'
import type { ValuesAhead } from './values-ahead.ts'

/** A clause in which something is compared, and what is known of the table it speaks of. */
export interface Comparing {
  readonly reader: ClauseReader
  readonly table: TableWords
  readonly ahead: ValuesAhead
  /** What was taken on trust; each reader adds to it. */
  readonly assumptions: string[]
}

export function takeQuoted({ reader }: Comparing, fits: (text: string) => boolean): string | null {
  const word = reader.peek()
  if (word?.kind !== 'quoted' || !fits(word.value)) return null
  reader.at += 1
  return word.value
}

/** "in the West region": the column's name after its value adds nothing. */
export function skipColumn({ reader, table }: Comparing, column: Column): void {
  const start = reader.at
  reader.takeAny(['in', 'of', 'for'])
  const linked = linkColumn(reader, table)
  if (linked?.column !== column) {
    reader.at = start
    return
  }
  reader.at += linked.words
  // "… and amount is over 5": the name begins the next condition instead.
  if (readOperator(reader)) reader.at = start
}

export function wrongValue({ ahead }: Comparing, column: Column, wanted: string): Unclear {
  const written = ahead.written(1)
  return new Unclear(
    written === ''
      ? `What should ${column.name} be compared with?`
      : `${column.name} is a ${column.type} column, and "${written}" is not ${wanted}.`,
  )
}
