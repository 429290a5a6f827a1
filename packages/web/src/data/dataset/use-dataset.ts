import type { DatasetDetail } from '@plainflow/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'

const READING_MS = 800

/** One dataset with how it was read; asked for again while it is being read. */
export function useDataset(id: string): UseQueryResult<DatasetDetail> {
  return useQuery({
    queryKey: ['dataset', id],
    queryFn: ({ signal }) => call('getDataset', { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? READING_MS : false),
  })
}
