import { z } from 'zod'
import { route } from '../route.ts'

export const dataSourceRoutes = {
  testConnection: route({
    method: 'POST',
    path: '/api/test-connection',
    summary: 'Whether the data source of a block can be read',
    rate: 'outside',
    body: z.strictObject({
      dataSource: z.object({
        type: z.enum(['file', 'database', 'api', 'stream']),
        config: z.record(z.string(), z.unknown()).default({}),
      }),
    }),
    answer: z.object({ success: z.boolean(), error: z.string().optional() }),
  }),
}
