import type { Dataset } from '@plainflow/contract'
import type { SampleKey } from '@plainflow/core'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { currentProjectId, refreshProjects } from '../projects/use-projects.ts'
import { followReading } from '../upload/follow-reading.ts'
import { keepDataset } from '../use-datasets.ts'

/** The tables of a sample, added where they are missing; null where that failed, with the reason told. */
export async function addSample(sample: SampleKey): Promise<readonly Dataset[] | null> {
  try {
    const { datasets } = await call('addSample', {
      body: { sample, projectId: await currentProjectId() },
    })
    for (const dataset of datasets) keepDataset(dataset)
    const { signal } = new AbortController()
    const read = await Promise.all(datasets.map((one) => followReading(one, signal, keepDataset)))
    for (const dataset of read) keepDataset(dataset)
    refreshProjects()
    return read
  } catch (error) {
    toast('The sample data was not added', reasonOf(error), 'danger')
    return null
  }
}
