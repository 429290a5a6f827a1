import type { Dataset } from '@plainflow/contract'
import type { Catalogue } from '@plainflow/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '@/app/call.ts'

export const DATASETS_KEY = ['datasets'] as const

export function useDatasets(): UseQueryResult<Dataset[]> {
  return useQuery({ queryKey: DATASETS_KEY, queryFn: () => call('listDatasets') })
}

/** The tables at hand, as core knows them. */
export function useCatalogue(): Catalogue {
  const { data } = useDatasets()
  return useMemo(() => ({ datasets: data ?? [] }), [data])
}
