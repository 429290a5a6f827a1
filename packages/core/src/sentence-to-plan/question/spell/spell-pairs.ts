import { linkColumns } from '../link/link-names.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'
import { foldText } from '../../../words/tokens.ts'

const PAIR = /\b([\p{L}\d]+) (and|or) ([\p{L}\d]+) (\p{L}{3,})\b/gu

/** "First and last names" as "first names and last names", where both are columns. */
export function spellPairs(sentence: string, tables: readonly SchemaTable[]): string {
  if (/["`]/.test(sentence)) return sentence
  return sentence.replaceAll(
    PAIR,
    (said, one: string, joiner: string, other: string, noun: string) => {
      const [left, right] = [named([one, noun], tables), named([other, noun], tables)]
      if (!left || !right || left === right) return said
      return `${one} ${noun} ${joiner} ${other} ${noun}`
    },
  )
}

const WHOLE = 0.95

/** The column that these words name, each of them a part of its name. */
function named(words: readonly string[], tables: readonly SchemaTable[]): SchemaColumn | null {
  const stems = words.map((word) => stem(foldText(word)))
  const [best] = linkColumns(stems, tables)
  if (!best || best.column.words.length < words.length) return null
  // `client_first_name` of the clients is a first name.
  const table = tables.find(({ id }) => id === best.column.table)
  const isRestOwn = best.column.words.every(
    (word) => stems.includes(word.stem) || table?.words.some((own) => own.stem === word.stem),
  )
  return best.score >= WHOLE || isRestOwn ? best.column : null
}
