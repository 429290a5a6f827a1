import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { relateTables } from '../../tables/relate/relate-tables.ts'
import type { Reference } from '../../tables/relate/reference.ts'
import { schemaOf } from '../../tables/schema.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { withNumberKeys } from '../../tables/relate/with-keys.ts'

/** The tables that figures are taken of, and how they lead to each other. */
interface FigureTables {
  readonly tables: readonly SchemaTable[]
  readonly references: readonly Reference[]
}

/** A request for several figures asks for them once for each; how tables refer to each other takes a while to find. */
export function figureTables(datasets: readonly CatalogueDataset[]): FigureTables {
  const known = KNOWN.get(datasets)
  if (known) return known
  const plain = datasets.filter(({ columns }) => columns.length > 0).map(schemaOf)
  const references = plain.length > 1 ? relateTables(plain) : []
  const found = { tables: withNumberKeys(plain, references), references }
  KNOWN.set(datasets, found)
  return found
}

const KNOWN = new WeakMap<readonly CatalogueDataset[], FigureTables>()
