import { columnSchema } from '@plainflow/core'
import { z } from 'zod'

export const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const tableSchema = z.object({
  columns: z.array(columnSchema),
  rows: z.array(z.array(cellSchema)),
  rowCount: z.number().int(),
})

export const idParams = z.object({ id: z.string().min(1).max(64) })

export const pageQuery = z.object({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
})

/**
 * Cells of a CSV file that a spreadsheet would take for formulas come with a leading apostrophe; `raw` leaves
 * them as they are, for programs.
 */
export const downloadQuery = z.object({
  raw: z
    .enum(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true'),
})
