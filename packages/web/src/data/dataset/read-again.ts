import type { AffectedPipeline, Dataset, DatasetDetail } from '@plainflow/contract'
import type { ReadingOverrides } from '@plainflow/core'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { followReading } from '../upload/follow-reading.ts'
import { forgetDatasetContent, keepDataset } from '../use-datasets.ts'
import { affectedWords } from './affected-words.ts'

/** Reads the original again in another way; tells how it went, and which pipelines now have errors. */
export async function readAgain(
  { id, name }: DatasetDetail,
  overrides: ReadingOverrides,
): Promise<Dataset | null> {
  try {
    const answer = await call('changeDataset', {
      params: { id },
      body: { reading: sendable(overrides) },
    })
    const key = ['dataset', id]
    queryClient.setQueryData<DatasetDetail>(key, answer.dataset)
    const { signal } = new AbortController()
    const dataset = await followReading(answer.dataset, signal, keepDataset)
    keepDataset(dataset)
    forgetDatasetContent(id)
    if (dataset.status === 'failed') throw new Error(dataset.error ?? 'The file could not be read.')
    tell(name, answer.affected)
    return dataset
  } catch (error) {
    forgetDatasetContent(id)
    toast(`${name} was not read this way`, reasonOf(error), 'danger')
    return null
  }
}

/** The contract's own type has no readonly arrays. */
export function sendable(overrides: ReadingOverrides) {
  const { columns, nullWords, ...rest } = overrides
  return {
    ...rest,
    ...(columns ? { columns: columns.map((column) => ({ ...column })) } : {}),
    ...(nullWords ? { nullWords: [...nullWords] } : {}),
  }
}

function tell(name: string, affected: readonly AffectedPipeline[]): void {
  toast(`${name} was read again`, affectedWords(affected), 'success')
}
