import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({ model: z.string().max(500), endpoint: z.string().max(2_000) }),
})

export type RealTimeMlConfiguration = z.infer<typeof configuration>

export const initial: RealTimeMlConfiguration = { parameters: { model: '', endpoint: '' } }
