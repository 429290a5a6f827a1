import type { Cell, ColumnType, Reading, ReadingOverrides } from '@plainflow/core'
import type { RejectedLine } from '../../../inspected-file.ts'

/** A file that is easily read wrongly, and every cell that is in it. */
export interface ReadingCase {
  readonly name: string
  readonly filename: string
  /** The file itself; a statement of SQL that writes it to `$path`; or what makes it. */
  readonly file: string | Buffer | { readonly sql: string } | (() => Promise<Buffer>)
  readonly overrides?: ReadingOverrides
  readonly columns: readonly (readonly [name: string, type: ColumnType])[]
  readonly rows: readonly (readonly Cell[])[]
  /** What must have been guessed, beside the columns. */
  readonly reading?: Partial<Omit<Reading, 'columns'>>
  /** What must have been guessed about columns, by name. */
  readonly guessed?: Readonly<Record<string, Partial<Reading['columns'][number]>>>
  /** One for each warning, in order; none unless given. */
  readonly warnings?: readonly RegExp[]
  readonly rejected?: readonly RejectedLine[]
}
