import { z } from 'zod'

/** The types a column can have; docs/semantics.md pins what each means in every target. */
export const COLUMN_TYPES = ['boolean', 'integer', 'number', 'text', 'date', 'timestamp'] as const

export type ColumnType = (typeof COLUMN_TYPES)[number]

/** More columns than this come from files that are no tables; DuckDB ran out of memory at 200,000. */
export const MOST_FILE_COLUMNS = 2_000

export const columnSchema = z.strictObject({
  name: z.string().min(1),
  type: z.enum(COLUMN_TYPES),
})

export type Column = Readonly<z.infer<typeof columnSchema>>

/** A cell as it crosses a wire: integers beyond 2^53 as text, dates as ISO text. */
export type Cell = string | number | boolean | null

export interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}
