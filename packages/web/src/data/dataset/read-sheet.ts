import type { Dataset } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { followReading } from '../upload/follow-reading.ts'
import { DATASETS_KEY, keepDataset } from '../use-datasets.ts'
import { queryClient } from '@/app/query-client.ts'

/** The dataset of another sheet of a workbook, read where it was not; the file need not be sent again. */
export async function readSheet({ id }: Dataset, sheet: string): Promise<Dataset | null> {
  try {
    const { dataset } = await call('readSheet', { params: { id }, body: { sheet } })
    const known = queryClient.getQueryData<Dataset[]>(DATASETS_KEY) ?? []
    const isNew = !known.some((one) => one.id === dataset.id)
    keepDataset(dataset)
    const read = await followReading(dataset, new AbortController().signal, keepDataset)
    keepDataset(read)
    if (read.status === 'failed') throw new Error(read.error ?? 'The sheet could not be read.')
    if (isNew) toast('Sheet read', `${read.name}: ${countOf(read.rowCount, 'row')}`, 'success')
    return read
  } catch (error) {
    toast('The sheet was not read', reasonOf(error), 'danger')
    return null
  }
}
