import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    mode: z.enum(['rows', 'fraction']),
    rows: z.int().min(0).max(1_000_000_000).optional(),
    fraction: z.number().min(0).max(1).optional(),
    /** Another number takes other rows; the same number always the same ones. */
    seed: z.int().min(0).max(2_147_483_647).optional(),
  }),
})

export type SampleConfiguration = z.infer<typeof configuration>

export const initial: SampleConfiguration = { parameters: { mode: 'rows', rows: 100 } }
