import type { Column } from '../relation/column.ts'
import { nearestName } from '../relation/nearest-name.ts'
import type { ClauseReader } from '../words/clause-reader.ts'
import { foldName } from '../words/fold.ts'
import type { TableWords } from './table-words.ts'
import { VOCABULARY } from '../words/vocabulary.ts'

export interface LinkedColumn {
  readonly column: Column
  /** How many words its name took. */
  readonly words: number
}

/** The column named from `at` on, by any spelling, the longest name first; nothing is taken. */
export function linkColumn(
  reader: ClauseReader,
  table: TableWords,
  at = reader.at,
): LinkedColumn | null {
  const first = reader.words[at]
  if (first?.kind === 'quoted') {
    const column = table.columnNamed(first.value) ?? table.columnFolded(foldName(first.value))
    return column ? { column, words: 1 } : null
  }
  if (first?.kind !== 'word' && first?.kind !== 'number') return null
  const exact = table.columnNamed(reader.slice(at, at + 1))
  for (let words = Math.min(table.longestName, reader.words.length - at); words > 0; words -= 1) {
    // Folding would drop the star of "price * quantity" and take both names for one.
    if (!NAMING.has(reader.words[at + words - 1]?.kind ?? '')) continue
    const spoken = reader.slice(at, at + words)
    if (/[<>=*/+()"“]/.test(spoken)) continue
    const column =
      (words === 1 ? exact : table.columnNamed(spoken)) ?? table.columnFolded(foldName(spoken))
    // A lone "in" or "set" is grammar even where a column is called so; quotes make it the column.
    if (column && !(words === 1 && GRAMMAR.has(first.value))) return { column, words }
  }
  return null
}

const NAMING: ReadonlySet<string> = new Set(['word', 'number'])

const GRAMMAR: ReadonlySet<string> = new Set(
  'is are was not in on of from and or with where over under at no the a an to as for'.split(' '),
)

/** A column whose name is nearly this, for a word that stands where a column must. */
export function nearestColumn(written: string, table: TableWords): Column | null {
  if (written.length < 3 || VOCABULARY.has(written.toLowerCase())) return null
  const nearest = nearestName(
    written,
    table.columns.map(({ name }) => name),
  )
  return nearest === null ? null : (table.columnNamed(nearest) ?? null)
}
