import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  dataSource: z.strictObject({
    type: z.literal('stream'),
    config: z.strictObject({
      streamType: z.enum(['kafka', 'redis', 'pulsar']),
      topicName: z.string().max(500),
      bootstrapServers: z.string().max(2_000),
    }),
  }),
})

export type StreamKafkaConfiguration = z.infer<typeof configuration>

export const initial: StreamKafkaConfiguration = {
  dataSource: {
    type: 'stream',
    config: { streamType: 'kafka', topicName: '', bootstrapServers: '' },
  },
}
