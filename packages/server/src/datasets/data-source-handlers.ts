import { BLOCKS } from '@plainflow/core'
import type { Handlers } from '../http/call.ts'
import type { Services } from '../services.ts'
import { ownDatasets } from './own-datasets.ts'

/** Whether the rows of a data source can be had, and if not, why. */
export function dataSourceHandlers({ store }: Services): Pick<Handlers, 'testConnection'> {
  return {
    async testConnection({ user, body: { dataSource } }) {
      const reason = whyUnavailable(dataSource.type)
      if (reason !== undefined) return { success: false, error: reason }
      const { datasetId } = dataSource.config
      if (typeof datasetId !== 'string' || datasetId === '')
        return { success: false, error: 'No file is chosen yet.' }
      const dataset = (await ownDatasets(store.db, user.id)).find(({ id }) => id === datasetId)
      if (!dataset) return { success: false, error: 'There is no such dataset.' }
      if (dataset.status === 'failed')
        return { success: false, error: dataset.error ?? 'The file could not be read.' }
      if (dataset.dataFile === null)
        return { success: false, error: `${dataset.filename} is still being read.` }
      return { success: true }
    },
  }
}

/** The reason the block gives that reads this kind of source; none where it can. */
function whyUnavailable(type: string): string | undefined {
  return BLOCKS.find(({ initial }) => sourceTypeOf(initial) === type)?.unavailable
}

function sourceTypeOf(configuration: unknown): unknown {
  if (typeof configuration !== 'object' || configuration === null) return undefined
  const { dataSource } = configuration as { dataSource?: { type?: unknown } } // its schema says so
  return dataSource?.type
}
