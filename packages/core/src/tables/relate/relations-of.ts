import { cellsOf, hasColumns } from '../catalogue.ts'
import type { Catalogue } from '../catalogue.ts'
import { schemaOf } from '../schema.ts'
import { share } from './share.ts'
import { relateTables } from './relate-tables.ts'

interface End {
  /** The dataset's id. */
  readonly dataset: string
  readonly column: string
}

/** Two columns that are equal where rows of two tables belong together. */
export interface Relation {
  readonly many: End
  /** Where each value stands at most once, as far as is known. */
  readonly one: End
  /** The share of the first's known values that the second has; null where too few are known. */
  readonly matched: number | null
}

/** How the tables at hand belong together, the surest first. */
export function relationsOf({ datasets }: Catalogue): readonly Relation[] {
  const known = datasets.filter(hasColumns)
  if (known.length < 2) return []
  return relateTables(known.map(schemaOf))
    .toSorted((left, right) => right.score - left.score)
    .map(({ many, one }) => ({ many: endOf(many), one: endOf(one), matched: matchOf(many, one) }))

  function matchOf(...ends: { readonly table: string; readonly column: string }[]): number | null {
    const [many = [], one = []] = ends.map(({ table, column }) => {
      const dataset = known.find(({ id }) => id === table)
      return dataset ? cellsOf(dataset, column) : []
    })
    const of = known.find(({ id }) => id === ends[1]?.table)
    const isWhole = of?.rowCount === undefined || one.length >= of.rowCount
    return many.length === 0 || one.length === 0 || !isWhole ? null : share(many, one)
  }
}

function endOf({ table, column }: { readonly table: string; readonly column: string }): End {
  return { dataset: table, column }
}
