import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  parameters: z.strictObject({
    url: z.string().max(2_000),
    key: z.string().max(500),
    seconds: z.int().min(0).max(31_536_000).optional(),
  }),
})

export type CacheRedisConfiguration = z.infer<typeof configuration>

export const initial: CacheRedisConfiguration = { parameters: { url: '', key: '' } }
