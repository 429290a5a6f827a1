import type { ColumnType } from './column.ts'

const WORDS = {
  boolean: ['boolean', 'bool', 'logical'],
  integer: ['integer', 'int', 'bigint', 'long'],
  number: ['number', 'double', 'float', 'real', 'decimal', 'numeric'],
  text: ['text', 'varchar', 'string', 'char'],
  date: ['date'],
  timestamp: ['timestamp', 'datetime'],
} as const satisfies Record<ColumnType, readonly string[]>

export const TYPE_WORDS: readonly string[] = Object.values(WORDS).flat()

/** The column type a word after `as` names, whichever language the writer comes from. */
export function findTypeWord(word: string): ColumnType | undefined {
  const wanted = word.toLowerCase()
  // The keys of WORDS are exactly the column types, checked by `satisfies` above.
  const types = Object.keys(WORDS) as ColumnType[]
  return types.find((type) => WORDS[type].some((known) => known === wanted))
}
