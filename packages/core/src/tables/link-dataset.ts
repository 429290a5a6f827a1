import type { CatalogueDataset } from './catalogue.ts'
import { nearestName } from '../relation/nearest-name.ts'
import type { ClauseReader } from '../words/clause-reader.ts'
import { foldName } from '../words/fold.ts'

export interface LinkedDataset {
  readonly dataset: CatalogueDataset
  readonly assumption?: string
}

const LONGEST_NAME = 8

/** Takes the name of a dataset off the front of a clause: by id, file name, name, plural or near spelling. */
export function linkDataset(
  reader: ClauseReader,
  datasets: readonly CatalogueDataset[],
): LinkedDataset | null {
  const quoted = reader.peek()
  if (quoted?.kind === 'quoted') {
    const dataset = datasetByName(quoted.value, datasets)
    if (dataset) reader.at += 1
    return dataset ? { dataset } : null
  }
  const left = Math.min(LONGEST_NAME, reader.words.length - reader.at)
  for (let length = left; length > 0; length -= 1) {
    const dataset = datasetByName(reader.slice(reader.at, reader.at + length), datasets)
    if (dataset) {
      reader.at += length
      return { dataset }
    }
  }
  return linkMisspelled(reader, datasets)
}

/** A dataset by exactly this name, then by its fold; a name that two datasets share names neither. */
export function datasetByName(
  name: string,
  datasets: readonly CatalogueDataset[],
): CatalogueDataset | undefined {
  const keys = [
    (dataset: CatalogueDataset) => dataset.id === name,
    (dataset: CatalogueDataset) => dataset.filename === name,
    (dataset: CatalogueDataset) => dataset.name === name,
  ]
  for (const key of keys) {
    const found = datasets.filter(key)
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  const folded = foldName(name)
  if (folded === '') return undefined
  const alike = datasets.filter(
    (dataset) =>
      foldName(dataset.name) === folded ||
      foldName(dataset.filename) === folded ||
      foldName(stem(dataset.filename)) === folded,
  )
  return alike.length === 1 ? alike[0] : undefined
}

function linkMisspelled(
  reader: ClauseReader,
  datasets: readonly CatalogueDataset[],
): LinkedDataset | null {
  const word = reader.peek()
  if (word?.kind !== 'word' || word.value.length < 4) return null
  const written = reader.slice(reader.at, reader.at + 1)
  const nearest = nearestName(
    written,
    datasets.flatMap(({ name, filename }) => [name, filename]),
  )
  const dataset = datasets.find(({ name, filename }) => name === nearest || filename === nearest)
  if (!dataset) return null
  reader.at += 1
  return { dataset, assumption: `Read "${written}" as the dataset ${dataset.filename}.` }
}

function stem(filename: string): string {
  return filename.replace(/\.[^.]{1,10}$/, '')
}
