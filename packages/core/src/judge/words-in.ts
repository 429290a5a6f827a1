import { cellsOf } from '../tables/catalogue.ts'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { stem } from '../words/stem.ts'
import { foldedWords } from '../words/tokens.ts'

const KNOWN = new WeakMap<CatalogueDataset, ReadonlySet<string>>()

/** What a table is called, what its columns are called, and what stands in its cells, word by word. */
export function wordsIn(dataset: CatalogueDataset): ReadonlySet<string> {
  const known = KNOWN.get(dataset)
  if (known) return known
  const { name, columns } = dataset
  const cells = columns.flatMap((column) => cellsOf(dataset, column.name))
  const texts = cells.filter((cell) => typeof cell === 'string')
  const words = new Set([name, ...columns.map((column) => column.name), ...texts].flatMap(stemsOf))
  KNOWN.set(dataset, words)
  return words
}

export function stemsOf(text: string): readonly string[] {
  return foldedWords(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')).map(stem)
}
