import type { Catalogue, CatalogueDataset } from '../pipeline/catalogue.ts'
import { foldName, foldValue } from './fold.ts'
import { splitWords } from './split-words.ts'

/** Datasets by how much of a sentence they explain: their name, their columns, their cells. */
export function rankDatasets(sentence: string, catalogue: Catalogue): readonly CatalogueDataset[] {
  const words = splitWords(sentence).filter(({ kind }) => kind === 'word' || kind === 'quoted')
  const names = new Set<string>()
  const values = new Set<string>()
  for (const [index, { value }] of words.entries()) {
    names.add(foldName(value))
    values.add(foldValue(value))
    const next = words[index + 1]?.value
    if (next !== undefined) names.add(foldName(`${value} ${next}`))
  }
  const scored = catalogue.datasets.map((dataset) => ({
    dataset,
    score: score(dataset, names, values),
  }))
  return scored.toSorted((one, other) => other.score - one.score).map(({ dataset }) => dataset)
}

function score(
  dataset: CatalogueDataset,
  names: ReadonlySet<string>,
  values: ReadonlySet<string>,
): number {
  const named = names.has(foldName(dataset.name)) || names.has(foldName(dataset.filename)) ? 5 : 0
  const columns = dataset.columns.filter(({ name }) => names.has(foldName(name))).length
  const cells = Object.values(dataset.samples ?? {}).flat()
  const known = cells.filter((cell) => typeof cell === 'string' && values.has(foldValue(cell)))
  return named + 2 * columns + Math.min(3, known.length)
}
