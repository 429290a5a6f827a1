import type { Catalogue, CatalogueDataset } from './catalogue.ts'
import type { Column } from '../relation/column.ts'

/**
 * What the rows are called that tell such dates: as the one dataset that has all of them, and nothing where rows are
 * joined or datasets are alike. Dates that were computed on the way tell of no rows.
 */
export function rowsOfDates(dates: readonly Column[], { datasets }: Catalogue): string {
  const loaded = dates.filter((date) => datasets.some((dataset) => has(dataset, date)))
  const [only, ...others] = datasets.filter((dataset) => loaded.every((date) => has(dataset, date)))
  return only && others.length === 0 ? only.name : ''
}

function has({ columns }: CatalogueDataset, { name }: Column): boolean {
  return columns.some((column) => column.name === name)
}
