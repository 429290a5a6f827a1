import type { Dataset } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { followReading } from '../upload/follow-reading.ts'
import { keepDataset } from '../use-datasets.ts'

const LONGEST_NAME = 200

/** Another sheet of a workbook becomes a dataset beside this one; the file need not be sent again. */
export async function addSheet({ id, name }: Dataset, sheet: string): Promise<void> {
  try {
    const { dataset } = await call('copyDataset', {
      params: { id },
      body: { name: `${name} ${sheet}`.slice(0, LONGEST_NAME), reading: { sheet } },
    })
    keepDataset(dataset)
    const read = await followReading(dataset, new AbortController().signal, keepDataset)
    keepDataset(read)
    toast('Sheet added', `${read.name}: ${countOf(read.rowCount, 'row')}`, 'success')
  } catch (error) {
    toast('The sheet was not added', reasonOf(error), 'danger')
  }
}
