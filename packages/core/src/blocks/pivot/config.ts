import { z } from 'zod'
import { configurationParts } from '../configuration.ts'
import { measureParts } from '../measure.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    keys: z.array(z.string().max(500)).max(100),
    /** The column whose values become columns. */
    from: z.string().max(500),
    values: z
      .array(
        z.strictObject({
          value: z.string().max(10_000),
          /** What its column shall be called; empty takes the value itself. */
          name: z.string().max(500),
        }),
      )
      .max(500),
    ...measureParts,
  }),
})

export type PivotConfiguration = z.infer<typeof configuration>

export const initial: PivotConfiguration = {
  parameters: { keys: [], from: '', values: [], function: 'sum', column: '' },
}
