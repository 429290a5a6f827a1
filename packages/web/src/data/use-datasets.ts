import type { Dataset } from '@plainflow/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'

export const DATASETS_KEY = ['datasets'] as const
const READING_MS = 1500

/** All datasets of the user, newest first; asked for again while one of them is being read. */
export function useDatasets(): UseQueryResult<Dataset[]> {
  return useQuery({
    queryKey: DATASETS_KEY,
    queryFn: () => call('listDatasets'),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'processing') ? READING_MS : false,
  })
}

/** Puts a dataset into the list in the place of its older state. */
export function keepDataset(dataset: Dataset): void {
  queryClient.setQueryData<Dataset[]>(DATASETS_KEY, (list) => {
    if (!list) return list
    return list.some(({ id }) => id === dataset.id)
      ? list.map((one) => (one.id === dataset.id ? dataset : one))
      : [dataset, ...list]
  })
}

export function dropDataset(id: string): void {
  queryClient.setQueryData<Dataset[]>(DATASETS_KEY, (list) =>
    list?.filter((dataset) => dataset.id !== id),
  )
}

/** What was read of a dataset is no longer so: its rows, its profile, how it was read. */
export function forgetDatasetContent(id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['dataset', id] })
  // Previews in the builder may rest on it.
  void queryClient.invalidateQueries({ queryKey: ['preview'] })
}
