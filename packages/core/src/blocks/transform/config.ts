import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    columns: z
      .array(
        z.strictObject({
          /** A new name adds a column; the name of one that arrives replaces it. */
          name: z.string().max(500),
          /** May use the columns that arrive and those computed above it. */
          expression: z.string().max(20_000),
        }),
      )
      .max(500),
  }),
})

export type TransformConfiguration = z.infer<typeof configuration>

export const initial: TransformConfiguration = { parameters: { columns: [] } }
