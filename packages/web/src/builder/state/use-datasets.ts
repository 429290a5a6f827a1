import type { Catalogue } from '@plainflow/core'
import { useMemo } from 'react'
import { useDatasets } from '@/data/use-datasets.ts'

/** The tables at hand, as core knows them; one that is still being read has no columns to speak of. */
export function useCatalogue(): Catalogue {
  const { data } = useDatasets()
  return useMemo(
    () => ({ datasets: (data ?? []).filter(({ status }) => status === 'ready') }),
    [data],
  )
}
