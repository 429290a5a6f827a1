import { hasColumns } from '../catalogue.ts'
import type { CatalogueDataset } from '../catalogue.ts'
import type { Column } from '../../relation/column.ts'
import { schemaOf } from '../schema.ts'
import { relateTables } from './relate-tables.ts'

/** Two columns that are equal where rows belong together. */
export interface LikelyKey {
  readonly left: string
  readonly right: string
  readonly score: number
}

/**
 * By which columns rows on the left belong to rows on the right, the likeliest first: `customer_id = id`.
 * What is known of the datasets the columns come from tells (names, types, cells, what is there once);
 * where that tells nothing, columns of the same name.
 */
export function likelyKeys(
  left: readonly Column[],
  right: readonly Column[],
  datasets: readonly CatalogueDataset[],
): readonly LikelyKey[] {
  const known = datasets.filter(hasColumns)
  const [from, to] = [originsOf(left, known), originsOf(right, known)]
  const references = relateTables([...new Set([...from, ...to])].map(schemaOf))
  const [fromIds, toIds] = [idsOf(from), idsOf(to)]
  const keys = references.flatMap(({ many, one, score }) =>
    [
      { own: many, other: one },
      { own: one, other: many },
    ].flatMap(({ own, other }) =>
      fromIds.has(own.table) &&
      toIds.has(other.table) &&
      has(left, own.column) &&
      has(right, other.column)
        ? [{ left: own.column, right: other.column, score }]
        : [],
    ),
  )
  const sorted = keys.toSorted((one, other) => other.score - one.score)
  if (sorted.length > 0) return sorted
  // Each file numbers its own rows: an `id` that leads nowhere is not the other's because it is called so.
  const areKnown = from.length > 0 && to.length > 0
  return sameNames(left, right).filter((key) => !areKnown || !/^u?id$/i.test(key.left))
}

function idsOf(tables: readonly CatalogueDataset[]): ReadonlySet<string> {
  return new Set(tables.map(({ id }) => id))
}

function has(columns: readonly Column[], name: string): boolean {
  return columns.some((column) => column.name === name)
}

/** The one that stands out; null where none does, and it has to be said. */
export function likeliestKey(keys: readonly LikelyKey[]): LikelyKey | null {
  const [first] = keys
  const near = keys.filter(({ score }) => first && first.score - score < CLEARLY)
  const same = near.filter(({ left, right }) => left === right)
  return [near, same].find(({ length }) => length === 1)?.[0] ?? null
}

const CLEARLY = 0.3

/** Most of the columns of these rows stand in one file; what a join brought beside them in another. */
function originsOf(
  columns: readonly Column[],
  datasets: readonly CatalogueDataset[],
): readonly CatalogueDataset[] {
  const shared = (dataset: CatalogueDataset) =>
    dataset.columns.filter(({ name, type }) =>
      columns.some((column) => column.name === name && column.type === type),
    ).length
  const isWhole = (dataset: CatalogueDataset) => shared(dataset) === dataset.columns.length
  const whole = datasets.filter(isWhole)
  if (whole.length > 0) return whole
  const most = Math.max(0, ...datasets.map(shared))
  return most < FEWEST ? [] : datasets.filter((dataset) => shared(dataset) === most)
}

/** One column alone, an `id`, is in every file. */
const FEWEST = 2

function sameNames(left: readonly Column[], right: readonly Column[]): readonly LikelyKey[] {
  return left
    .filter(({ name }) => right.some((column) => column.name === name))
    .map(({ name }) => ({ left: name, right: name, score: 0 }))
}
