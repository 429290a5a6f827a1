import type { Catalogue } from './catalogue.ts'
import type { Cell, Column } from '../relation/column.ts'
import { foldName, foldValue } from '../words/fold.ts'

/** What a sentence can name in the rows at hand: columns by any spelling, cells by the data's own. */
export interface TableWords {
  readonly columns: readonly Column[]
  columnNamed(name: string): Column | undefined
  /** By spelling: `order id`, `OrderIDs`. */
  columnFolded(folded: string): Column | undefined
  /** The most words a column name has. */
  readonly longestName: number
  /** The cell meant by this text in a column, in the data's own spelling. */
  cell(column: string, text: string): string | undefined
  /** The columns that hold this text as a cell. */
  columnsHolding(text: string): readonly Column[]
  /** Is this what a dataset is called? "sales" then means its rows. */
  isTable(word: string): boolean
  /** A few cells, to judge a column by. */
  samples(column: string): readonly Cell[]
}

const LONGEST_NAME = 8

// A long sentence asks for the same table at each of its clauses.
const known = new WeakMap<Catalogue, WeakMap<readonly Column[], TableWords>>()

export function tableWords(columns: readonly Column[], catalogue: Catalogue): TableWords {
  const tables = known.get(catalogue) ?? new WeakMap<readonly Column[], TableWords>()
  known.set(catalogue, tables)
  const table = tables.get(columns) ?? indexTable(columns, catalogue)
  tables.set(columns, table)
  return table
}

function indexTable(columns: readonly Column[], catalogue: Catalogue): TableWords {
  const byName = new Map(columns.map((column) => [column.name, column]))
  const byFold = new Map<string, Column>()
  for (const column of columns) {
    const folded = foldName(column.name)
    if (folded !== '' && !byFold.has(folded)) byFold.set(folded, column)
  }
  const tables = new Set(catalogue.datasets.map(({ name }) => foldName(name)))
  const { cells, holders, samples } = indexCells(byName, catalogue)
  const lengths = columns.map(
    ({ name }) => name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).length,
  )
  return {
    columns,
    columnNamed: (name) => byName.get(name),
    columnFolded: (folded) => byFold.get(folded),
    longestName: Math.min(LONGEST_NAME, Math.max(1, ...lengths)),
    cell: (column, text) => {
      const found = cells.get(column)
      return found?.exact.has(text) ? text : found?.folded.get(foldValue(text))
    },
    columnsHolding: (text) => holders.get(foldValue(text)) ?? [],
    isTable: (word) => tables.has(foldName(word)),
    samples: (column) => samples.get(column) ?? [],
  }
}

interface Cells {
  readonly exact: Set<string>
  readonly folded: Map<string, string>
}

function indexCells(byName: ReadonlyMap<string, Column>, catalogue: Catalogue) {
  const cells = new Map<string, Cells>()
  const holders = new Map<string, Column[]>()
  const samples = new Map<string, Cell[]>()
  for (const dataset of catalogue.datasets) {
    for (const { name, type } of dataset.columns) {
      const column = byName.get(name)
      const values =
        dataset.samples && Object.hasOwn(dataset.samples, name) && dataset.samples[name]
      if (!values || column?.type !== type) continue
      samples.set(name, [...(samples.get(name) ?? []), ...values])
      if (type !== 'text') continue
      const seen = cells.get(name) ?? { exact: new Set(), folded: new Map() }
      cells.set(name, seen)
      for (const value of values) {
        if (typeof value !== 'string' || value.trim() === '') continue
        const folded = foldValue(value)
        seen.exact.add(value)
        if (!seen.folded.has(folded)) seen.folded.set(folded, value)
        const holding = holders.get(folded) ?? []
        if (!holding.includes(column)) holders.set(folded, [...holding, column])
      }
    }
  }
  return { cells, holders, samples }
}
