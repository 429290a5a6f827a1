import { z } from 'zod'
import { webRequestShape } from '../../relation/web-request.ts'
import { configurationParts } from '../configuration.ts'

const config = z.strictObject({
  ...webRequestShape,
  /** Empty: none yet. Trying an address finds or makes the one that leads there; its secrets stand with it. */
  connectionId: z.string().max(128).default(''),
})

export const configuration = z.strictObject({
  ...configurationParts,
  dataSource: z.strictObject({ type: z.literal('api'), config }),
})

export type ApiIngestionConfiguration = z.infer<typeof configuration>

export const initial: ApiIngestionConfiguration = {
  dataSource: { type: 'api', config: config.parse({ url: '', method: 'GET', headers: '' }) },
}
