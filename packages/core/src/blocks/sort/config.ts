import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const sortKeySchema = z.strictObject({
  column: z.string().max(500),
  direction: z.enum(['ascending', 'descending']),
  /** Where rows with an empty cell go, in either direction. */
  nulls: z.enum(['first', 'last']),
})

export type SortKey = z.infer<typeof sortKeySchema>

const rowCount = z.int().min(0).max(1_000_000_000).optional()

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    keys: z.array(sortKeySchema).max(100),
    /** How many rows to keep; all of them where absent. */
    limit: rowCount,
    /** How many rows to leave out before those. */
    offset: rowCount,
  }),
})

export type SortConfiguration = z.infer<typeof configuration>

export const initial: SortConfiguration = { parameters: { keys: [] } }
