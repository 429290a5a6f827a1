import type { Compression, DataFormat, Reading, ReadingOverrides } from '@plainflow/core'
import type { RejectedLines, Sheet } from '../../inspected-file.ts'
import type { UntypedColumn } from '../infer-types.ts'
import type { Progress } from './progress.ts'

/** A file as a table of texts, in which nothing is decided but where the cells are. */
export interface Staged {
  /** What stands after FROM. */
  readonly table: string
  readonly columns: readonly UntypedColumn[]
  readonly rowCount: number
  /** Cells of the first rows. */
  readonly beginning: readonly (readonly (string | null)[])[]
  readonly reading: Omit<Reading, 'columns'>
  readonly sheets: readonly Sheet[]
  readonly warnings: readonly string[]
  readonly rejected: RejectedLines
  /** Whether these are all the rows there are. */
  readonly isWhole: boolean
}

export interface StageOptions {
  readonly path: string
  readonly filename: string
  readonly overrides: ReadingOverrides
  readonly rejectedPath: string | null
  /** Only the beginning of the file is looked at. */
  readonly partial: boolean
  /** Text is written anew even where it looks tidy. */
  readonly rewrite: boolean
  readonly progress: Progress
}

export interface StagingOptions extends StageOptions {
  readonly format: DataFormat
  readonly compression: Compression
}

/** Rows of a sheet or a Parquet file that make a beginning. */
export const FIRST_ROWS = 1_000
