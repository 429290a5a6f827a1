import { hasColumns } from '../tables/catalogue.ts'
import type { Catalogue, CatalogueDataset } from '../tables/catalogue.ts'
import { relateTables } from '../tables/relate/relate-tables.ts'
import { withoutRole } from '../tables/relate/key-names.ts'
import { schemaOf } from '../tables/schema.ts'
import type { ProgramFacts } from './program-facts.ts'
import { stemsOf, wordsIn } from './words-in.ts'

/**
 * Tables that a request calls by their name and the pipeline does not read. A word that is as well a column
 * or a cell of what is read is explained by that: "by customer" needs no customers where orders tell whose
 * they are.
 */
export function unreadTables(
  request: string,
  { reads }: ProgramFacts,
  { datasets }: Catalogue,
): readonly CatalogueDataset[] {
  const said = stemsOf(request)
  const read = datasets.filter(({ id }) => reads.has(id))
  if (read.length === 0) return []
  const known = new Set(read.flatMap((one) => [...wordsIn(one)]))
  return datasets.filter((dataset) => {
    if (reads.has(dataset.id) || !hasColumns(dataset)) return false
    const name = stemsOf(withoutRole(dataset.name))
    const isNamed = name.length > 0 && isWithin(name, said)
    return isNamed && !name.every((word) => known.has(word)) && !tellsOfSame(dataset, read)
  })
}

/** Surfers and persons: a table whose own keys are keys of one that is read speaks of the same things. */
function tellsOfSame(dataset: CatalogueDataset, read: readonly CatalogueDataset[]): boolean {
  const [key] = dataset.columns
  return relateTables([dataset, ...read].map(schemaOf)).some(
    ({ many }) => many.table === dataset.id && many.column === key?.name,
  )
}

function isWithin(name: readonly string[], said: readonly string[]): boolean {
  return said.some((_, at) => name.every((word, place) => said[at + place] === word))
}
