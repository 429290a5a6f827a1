import { z } from 'zod'
import { KINDS } from '../../connectors/kinds.gen.ts'
import { configurationParts } from '../configuration.ts'

export const configuration = z.strictObject({
  ...configurationParts,
  dataSource: z.strictObject({
    type: z.literal('database'),
    config: z.strictObject({
      /** As its connector is called; of a pipeline from elsewhere it may be one that is not there. */
      dbType: z.string().max(100),
      /** Empty: none is chosen yet. Its address and secrets stand with the connection, never here. */
      connectionId: z.string().max(128).default(''),
      /** Of a pipeline from elsewhere; what it holds is moved into a connection. */
      connectionString: z.string().max(2_000).default(''),
      /** Empty: the connection's own. */
      schemaName: z.string().max(500).default(''),
      tableName: z.string().max(500),
      /** One SELECT in the place of a table. */
      query: z.string().max(20_000).default(''),
    }),
  }),
})

export type LoadDbConfiguration = z.infer<typeof configuration>

export const initial: LoadDbConfiguration = {
  dataSource: {
    type: 'database',
    config: {
      dbType: KINDS[0]?.name ?? '',
      connectionId: '',
      connectionString: '',
      schemaName: '',
      tableName: '',
      query: '',
    },
  },
}
