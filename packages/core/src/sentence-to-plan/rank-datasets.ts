import type { Catalogue, CatalogueDataset } from '../pipeline/catalogue.ts'
import { foldName, foldValue } from './fold.ts'
import { splitWords } from './split-words.ts'

/** Datasets by how much of a sentence they explain: their name, their columns, their cells. */
export function rankDatasets(sentence: string, catalogue: Catalogue): readonly CatalogueDataset[] {
  const words = splitWords(sentence).filter(({ kind }) => kind === 'word' || kind === 'quoted')
  const names = new Set<string>()
  const beginnings = new Set<string>()
  const values = new Set<string>()
  for (const [index, { value }] of words.entries()) {
    const next = words[index + 1]?.value
    const said = [value, ...(next === undefined ? [] : [`${value} ${next}`])].map(foldName)
    for (const name of said) {
      names.add(name)
      if (!JOINED.has(words[index - 1]?.value ?? '')) beginnings.add(name)
    }
    values.add(foldValue(value))
  }
  const scored = catalogue.datasets.map((dataset) => ({
    dataset,
    score: score(dataset, { names, beginnings, values }),
  }))
  return scored.toSorted((one, other) => other.score - one.score).map(({ dataset }) => dataset)
}

/** What stands behind one of these is joined to something: it is not what the pipeline begins with. */
const JOINED: ReadonlySet<string> = new Set(['with', 'to', 'against'])

interface Said {
  readonly names: ReadonlySet<string>
  readonly beginnings: ReadonlySet<string>
  readonly values: ReadonlySet<string>
}

function score(dataset: CatalogueDataset, { names, beginnings, values }: Said): number {
  const called = [dataset.name, dataset.filename].some((name) => beginnings.has(foldName(name)))
  const columns = dataset.columns.filter(({ name }) => names.has(foldName(name))).length
  const cells = Object.values(dataset.samples ?? {}).flat()
  const known = cells.filter((cell) => typeof cell === 'string' && values.has(foldValue(cell)))
  return (called ? 5 : 0) + 2 * columns + Math.min(3, known.length)
}
