import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'

/** All of one version; it never changes, but for who uses it. */
export function useModel(id: string | null) {
  return useQuery(modelQuery(id))
}

export function modelQuery(id: string | null) {
  return queryOptions({
    queryKey: ['model', id],
    queryFn: () => call('getTrainedModel', { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 60_000,
  })
}
