import { COLUMN_TYPES } from '@plainflow/core'
import { z } from 'zod'
import { cellSchema } from './table.ts'

const edgeSchema = z.union([z.number(), z.string()])

/** What is in every column of a table; of a large one, in its first rows and columns. */
export const profileSchema = z.object({
  rowCount: z.number().int(),
  profiledRows: z.number().int(),
  columnCount: z.number().int(),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.enum(COLUMN_TYPES),
      nulls: z.number().int(),
      distinct: z.number().int(),
      /** Where not, `distinct` and the quantiles are estimates. */
      isDistinctExact: z.boolean(),
      min: cellSchema,
      max: cellSchema,
      mean: cellSchema,
      quantiles: z.array(z.object({ share: z.number(), value: cellSchema })),
      top: z.array(z.object({ value: cellSchema, count: z.number().int() })),
      /** Null where values have no distance, as texts have none. */
      histogram: z
        .array(z.object({ from: edgeSchema, to: edgeSchema, count: z.number().int() }))
        .nullable(),
    }),
  ),
})

export type Profile = z.infer<typeof profileSchema>
