import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  dataSource: z.strictObject({
    type: z.literal('api'),
    config: z.strictObject({
      url: z.string().max(2_000),
      method: z.enum(['GET', 'POST', 'PUT']),
      /** JSON text. */
      headers: z.string().max(2_000),
    }),
  }),
})

export type ApiIngestionConfiguration = z.infer<typeof configuration>

export const initial: ApiIngestionConfiguration = {
  dataSource: { type: 'api', config: { url: '', method: 'GET', headers: '' } },
}
