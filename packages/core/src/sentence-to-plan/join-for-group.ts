import type { Catalogue } from '../tables/catalogue.ts'
import type { Column } from '../relation/column.ts'
import { likeliestKey, likelyKeys } from '../tables/relate/likely-keys.ts'
import { foldName } from '../words/fold.ts'
import { sayQuoted } from '../words/say.ts'
import { splitWords } from '../words/split-words.ts'

const GROUPING = new Set(['by', 'per', 'each', 'every', 'and', ','])

/**
 * The clause that brings what rows are grouped by where another dataset holds it: for "revenue by region"
 * the customers, whose key the orders have. Null where nothing is missing, or several would bring it.
 */
export function joinForGroup(
  clause: string,
  columns: readonly Column[],
  { datasets }: Catalogue,
): string | null {
  const known = new Set(columns.map(({ name }) => foldName(name)))
  const words = splitWords(clause).map(({ value }) => value.toLowerCase())
  if (!words.some((word) => word === 'by' || word === 'per')) return null
  const said = words.flatMap((word, at) =>
    GROUPING.has(words[at - 1] ?? '') ? [word, `${word} ${words[at + 1] ?? ''}`] : [],
  )
  const missing = new Set(said.map(foldName).filter((name) => name !== '' && !known.has(name)))
  const bringing = datasets.filter((dataset) => {
    const names = dataset.columns.map(({ name }) => foldName(name))
    if (!names.some((name) => missing.has(name))) return false
    const key = likeliestKey(likelyKeys(columns, dataset.columns, datasets))
    // "Customers by country" counts those, and adds no numbers of theirs up.
    return key !== null && !words.some((word) => foldName(word) === foldName(key.left))
  })
  const [only, ...others] = bringing
  return only && others.length === 0 ? `join with ${sayQuoted(only.filename)}` : null
}
