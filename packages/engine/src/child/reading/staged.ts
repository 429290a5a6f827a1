import type { Reading } from '@plainflow/core'
import type { RejectedLines, Sheet } from '../../inspected-file.ts'
import type { UntypedColumn } from '../infer-types.ts'

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
