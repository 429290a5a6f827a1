import { linkColumns, linkTables } from '../link/link-names.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'

/**
 * "The name of each hall and its number of tanks", where halls are no table of their own but a column that holds
 * what they are called: each hall.
 */
export function spellKindNames(sentence: string, tables: readonly SchemaTable[]): string {
  return sentence.replaceAll(NAMES, (said, which: string, noun: string) =>
    isNamedByColumn(noun, tables) ? `${which} ${noun}` : said,
  )
}

const NAMES = /\b(?:the )?names? of (each|every|all(?: the)?|the) (\p{L}+)\b/giu

function isNamedByColumn(noun: string, tables: readonly SchemaTable[]): boolean {
  const roots = [stem(noun.toLowerCase())]
  const [table] = linkTables(roots, tables)
  const [best] = linkColumns(roots, tables)
  const isName = best !== undefined && best.score === 1 && best.column.type === 'text'
  return isName && table === undefined
}
