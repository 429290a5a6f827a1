import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({ model: z.string().max(500), outputColumn: z.string().max(500) }),
})

export type PredictConfiguration = z.infer<typeof configuration>

export const initial: PredictConfiguration = {
  parameters: { model: '', outputColumn: 'prediction' },
}
