import type { CatalogueDataset } from '../tables/catalogue.ts'
import { same } from './scope.ts'
import type { Query } from './syntax.ts'

/** By name, file name without ending, or file name; as written first, then in any letter case. */
export function findDataset(
  name: string,
  datasets: readonly CatalogueDataset[],
): CatalogueDataset | undefined {
  return (
    datasets.find((one) => one.name === name) ??
    datasets.find((one) => namesOf(one).includes(name)) ??
    datasets.find((one) => namesOf(one).some((each) => same(each, name)))
  )
}

function namesOf({ name, filename }: CatalogueDataset): string[] {
  return [name, filename.replace(/\.[^.]+$/, ''), filename]
}

/** The first dataset that a query names. */
export function firstDataset(
  query: Query,
  datasets: readonly CatalogueDataset[],
): CatalogueDataset | null {
  const find = (tree: unknown): CatalogueDataset | null => {
    if (typeof tree !== 'object' || tree === null) return null
    const isTable = 'kind' in tree && tree.kind === 'table' && 'name' in tree
    const own = isTable ? findDataset(String(tree.name), datasets) : undefined
    if (own) return own
    for (const inner of Object.values(tree)) {
      const found = find(inner)
      if (found) return found
    }
    return null
  }
  return find(query)
}
