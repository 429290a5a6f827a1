import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    /** `all` rows, or each `distinct` row once. */
    rows: z.enum(['all', 'distinct']),
  }),
})

export type UnionConfiguration = z.infer<typeof configuration>

export const initial: UnionConfiguration = { parameters: { rows: 'all' } }
