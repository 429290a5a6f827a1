import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    /** The id of a stored model, or its name, which is the version that is meant by it now; none where one is connected. */
    model: z.string().max(500),
    outputColumn: z.string().max(500),
    /** For the chance of the label, or the distance from the cluster. */
    measureColumn: z.string().max(500).optional(),
  }),
})

export type PredictConfiguration = z.infer<typeof configuration>

export const initial: PredictConfiguration = {
  parameters: { model: '', outputColumn: 'prediction' },
}
