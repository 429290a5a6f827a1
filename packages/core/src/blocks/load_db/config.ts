import { z } from 'zod'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  dataSource: z.strictObject({
    type: z.literal('database'),
    config: z.strictObject({
      dbType: z.enum(['postgresql', 'mysql', 'sqlite', 'mongodb']),
      connectionString: z.string().max(2_000),
      tableName: z.string().max(500),
    }),
  }),
})

export type LoadDbConfiguration = z.infer<typeof configuration>

export const initial: LoadDbConfiguration = {
  dataSource: {
    type: 'database',
    config: { dbType: 'postgresql', connectionString: '', tableName: '' },
  },
}
