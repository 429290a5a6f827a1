import { z } from 'zod'
import { WINDOW_FUNCTIONS } from '../../relation/window.ts'
import type { WindowFunction } from '../../relation/window.ts'
import { configurationParts } from '../configuration.ts'
import { sortKeySchema } from '../sort/config.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    columns: z
      .array(
        z.strictObject({
          name: z.string().max(500),
          function: z.enum([...WINDOW_FUNCTIONS, 'formula']),
          /** For `formula`: window functions in an expression, `amount - lag(amount)`. */
          formula: z.string().max(20_000).optional(),
          /** Empty for the ranks and a count of rows. */
          column: z.string().max(500),
          /** Rows are compared within groups equal in these. */
          partition: z.array(z.string().max(500)).max(100),
          order: z.array(sortKeySchema).max(100),
          /** For the row before or after: how many rows away. */
          offset: z.int().min(1).max(1_000_000).optional(),
          /** For a moving average: over how many rows. */
          size: z.int().min(1).max(1_000_000).optional(),
          /** For a quantile. */
          fraction: z.number().min(0).max(1).optional(),
        }),
      )
      .max(100),
  }),
})

export type WindowConfiguration = z.infer<typeof configuration>
export type WindowColumn = WindowConfiguration['parameters']['columns'][number]
export type WindowName = WindowColumn['function']
/** A column of one window function, and not a formula. */
export type PlainColumn = WindowColumn & { readonly function: WindowFunction }

export const initial: WindowConfiguration = { parameters: { columns: [] } }

export const RANKS: readonly WindowName[] = ['row_number', 'rank', 'dense_rank', 'percent_rank']
/** Those whose answer depends on an order. */
export const ORDERED: readonly WindowName[] = [
  ...RANKS,
  'lag',
  'lead',
  'running_sum',
  'moving_average',
]

export function isPlain(one: WindowColumn): one is PlainColumn {
  return one.function !== 'formula'
}
