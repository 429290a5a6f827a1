import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

const names = z.array(z.string().max(500)).max(2_000)

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    /** The columns whose cells become rows. */
    columns: names,
    /** The columns repeated beside each of them. */
    keep: names,
    nameTo: z.string().max(500),
    valueTo: z.string().max(500),
  }),
})

export type UnpivotConfiguration = z.infer<typeof configuration>

export const initial: UnpivotConfiguration = {
  parameters: { columns: [], keep: [], nameTo: 'name', valueTo: 'value' },
}
