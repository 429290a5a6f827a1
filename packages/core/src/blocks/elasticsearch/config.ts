import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    url: z.string().max(2_000),
    index: z.string().max(500),
    query: z.string().max(2_000),
  }),
})

export type ElasticsearchConfiguration = z.infer<typeof configuration>

export const initial: ElasticsearchConfiguration = { parameters: { url: '', index: '', query: '' } }
