import { sharesDeed } from '../../../words/deeds.ts'
import type { Reference } from '../../../tables/relate/reference.ts'
import type { SchemaTable } from '../../../tables/schema.ts'

/**
 * "The lectures that Ada reserved", where both reservations and cancellations tell of a member and a lecture:
 * of two tables that pair the same things, the one that is called after what was done.
 */
export function preferDone(
  references: readonly Reference[],
  sentence: string,
  tables: readonly SchemaTable[],
): readonly Reference[] {
  const said = sentence.toLowerCase().match(/\p{L}+/gu) ?? []
  const isDone = (table: SchemaTable, beside: SchemaTable) =>
    ownWords(table, beside).some((noun) => said.some((word) => sharesDeed(noun, word)))
  const undone = tables.filter((table) =>
    tables.some(
      (other) =>
        other !== table &&
        pairSame(table, other, references) &&
        isDone(other, table) &&
        !isDone(table, other),
    ),
  )
  const aside = new Set(undone.map(({ id }) => id))
  return references.map((one) =>
    aside.has(one.many.table) ? { ...one, score: one.score - UNDONE } : one,
  )
}

const UNDONE = 2

/** Both refer to two tables or more, and to the same ones. */
function pairSame(
  table: SchemaTable,
  other: SchemaTable,
  references: readonly Reference[],
): boolean {
  const [a, b] = [table, other].map(({ id }) => {
    const referred = references.filter(({ many }) => many.table === id)
    return new Set(referred.map(({ one }) => one.table))
  })
  return a !== undefined && b !== undefined && [...a].filter((id) => b.has(id)).length >= 2
}

/** The words of a table's name that the other has not. */
function ownWords({ words }: SchemaTable, other: SchemaTable): readonly string[] {
  const shared = new Set(other.words.map(({ stem }) => stem))
  return words.map(({ stem }) => stem).filter((word) => !shared.has(word))
}
