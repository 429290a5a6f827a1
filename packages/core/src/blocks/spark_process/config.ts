import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({ master: z.string().max(2_000), statement: z.string().max(20_000) }),
})

export type SparkProcessConfiguration = z.infer<typeof configuration>

export const initial: SparkProcessConfiguration = { parameters: { master: '', statement: '' } }
