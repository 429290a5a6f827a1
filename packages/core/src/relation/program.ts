import type { Column } from './column.ts'
import type { Relation } from './relation.ts'

/** A pipeline lowered: one step for each block, in an order in which every input comes before its use. */
export interface Program {
  readonly steps: readonly Step[]
}

export interface Step {
  /** The block's id (with `:port` appended for a port other than the first). */
  readonly id: string
  /** The id of the block this step comes from. */
  readonly block: string
  /** A name unique within the program and an identifier in every target: `filter_west`. */
  readonly name: string
  /** The block's sentence, for the comment above its code. */
  readonly sentence: string
  readonly columns: readonly Column[]
  readonly relation: Relation
  /** Set where the step leaves something behind: its relation's rows go there. */
  readonly outlet?: Outlet
}

export type Outlet = FileOutlet

export const FILE_FORMATS = ['csv', 'json', 'excel', 'parquet'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export interface FileOutlet {
  readonly kind: 'file'
  readonly format: FileFormat
  /** A label for the file, never a path on the server: `west.parquet`. */
  readonly name: string
  readonly compress: boolean
}
