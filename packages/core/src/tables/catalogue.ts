import type { Cell, Column } from '../relation/column.ts'
import type { Label, Model } from '../learning/model.ts'
import type { LearningTask } from '../learning/training.ts'
import type { WriteMode } from '../relation/program.ts'
import type { OutsideSource } from '../relation/source.ts'

/** The tables at hand: what a pipeline may read and a sentence may name. Handed in by the caller. */
export interface Catalogue {
  readonly datasets: readonly CatalogueDataset[]
  /** Absent: none. */
  readonly connections?: readonly CatalogueConnection[]
  /** Models that runs have kept; of one name the one meant by it comes first. Absent: none. */
  readonly models?: readonly CatalogueModel[]
  /** What the blocks of the pipeline at hand have learned, by their ids: for whoever runs or prints it. */
  readonly trained?: Trained
}

export type Trained = Readonly<Record<string, Model>>

/** A stored model, as far as it has to be known to check what it is applied to. */
export interface CatalogueModel {
  readonly id: string
  readonly name: string
  readonly version: number
  /** Whose runs train it: names are counted by pipeline. */
  readonly pipeline?: { readonly id: string; readonly name: string }
  readonly task: LearningTask
  /** What it predicts, with the type of its answers; null for clusters. */
  readonly target: Column | null
  readonly labels: readonly Label[]
  /** The columns it looks at, with their types. */
  readonly features: readonly Column[]
  /** Megabytes: only where it is going to be applied. */
  readonly model?: Model
}

/** A connection to somewhere outside, without anything secret. */
export interface CatalogueConnection {
  readonly id: string
  readonly name: string
  readonly connector: string
  /** How tables there can be written; none: rows only come from it. */
  readonly writes: readonly WriteMode[]
  /** What of it has been looked at, with the columns that were there. */
  readonly known: readonly KnownSource[]
}

export interface KnownSource {
  readonly source: OutsideSource
  readonly columns: readonly Column[]
}

export interface CatalogueDataset {
  readonly id: string
  /** What the user calls it: the file name without extension, unless renamed. */
  readonly name: string
  readonly filename: string
  /** Of a workbook, the sheet it holds; the other sheets are datasets of the same file name. */
  readonly sheet?: string | undefined
  /** Every sheet of the workbook, whether it is a dataset or not. */
  readonly sheets?: readonly { readonly name: string }[] | undefined
  readonly columns: readonly Column[]
  readonly rowCount?: number
  /** A few distinct values by column, for binding words of a sentence to cells. */
  readonly samples?: Readonly<Record<string, readonly Cell[]>>
  /** Columns known to hold another value in every row, also where there are more than the samples hold. */
  readonly uniqueColumns?: readonly string[]
  /** What one sentence sees in it besides. */
  readonly computed?: readonly ComputedColumn[]
  /** Columns that the same sentence does not speak of. */
  readonly hidden?: readonly string[]
}

/** A column that no file holds: computed once the table is loaded. */
export interface ComputedColumn extends Column {
  readonly expression: string
  readonly cells: readonly Cell[]
  /** The column that is not spoken of any more, as this one tells the same. */
  readonly replaces: string | null
}

export const EMPTY_CATALOGUE: Catalogue = { datasets: [] }

/** The known cells of a column, which may be called as something every object has: `valueOf`. */
export function cellsOf(
  { samples, computed = [] }: CatalogueDataset,
  column: string,
): readonly Cell[] {
  const made = computed.find(({ name }) => name === column)
  if (made) return made.cells
  return samples && Object.hasOwn(samples, column) ? (samples[column] ?? []) : []
}

/** The columns that a sentence may speak of. */
export function columnsSeen({
  columns,
  computed = [],
  hidden = [],
}: CatalogueDataset): readonly Column[] {
  const unseen = new Set([...hidden, ...computed.map(({ replaces }) => replaces)])
  return [...columns.filter(({ name }) => !unseen.has(name)), ...computed]
}

/** Of a file that could not be read nothing can be asked. */
export function hasColumns({ columns }: CatalogueDataset): boolean {
  return columns.length > 0
}
