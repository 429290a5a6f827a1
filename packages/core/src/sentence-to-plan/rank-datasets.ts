import type { Catalogue, CatalogueDataset } from '../tables/catalogue.ts'
import { foldName, foldValue } from '../words/fold.ts'
import { splitWords } from '../words/split-words.ts'

/** Datasets by how much of a sentence they explain: their name, their columns, their cells. */
export function rankDatasets(sentence: string, catalogue: Catalogue): readonly CatalogueDataset[] {
  const said = saidIn(sentence)
  const scored = catalogue.datasets.map((dataset) => ({
    dataset,
    score: score(dataset, said),
  }))
  return scored.toSorted((one, other) => other.score - one.score).map(({ dataset }) => dataset)
}

/** Those a sentence calls by their name, and not only to join them. */
export function namedDatasets(
  sentence: string,
  { datasets }: Catalogue,
): ReadonlySet<CatalogueDataset> {
  const { beginnings } = saidIn(sentence)
  return new Set(datasets.filter((dataset) => isCalled(dataset, beginnings)))
}

function isCalled({ name, filename }: CatalogueDataset, said: ReadonlySet<string>): boolean {
  return [name, filename].some((one) => said.has(foldName(one)))
}

function saidIn(sentence: string): Said {
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
  return { names, beginnings, values }
}

/** What stands behind one of these is joined to something: it is not what the pipeline begins with. */
const JOINED: ReadonlySet<string> = new Set(['with', 'to', 'against'])

interface Said {
  readonly names: ReadonlySet<string>
  readonly beginnings: ReadonlySet<string>
  readonly values: ReadonlySet<string>
}

function score(dataset: CatalogueDataset, { names, beginnings, values }: Said): number {
  const columns = dataset.columns.filter(({ name }) => names.has(foldName(name))).length
  const cells = Object.values(dataset.samples ?? {}).flat()
  const known = cells.filter((cell) => typeof cell === 'string' && values.has(foldValue(cell)))
  return (isCalled(dataset, beginnings) ? 5 : 0) + 2 * columns + Math.min(3, known.length)
}
