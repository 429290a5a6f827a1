import type { Catalogue } from '@plainflow/core'
import { useMemo } from 'react'
import { toCatalogue } from '@/data/connections/to-catalogue.ts'
import { useConnections } from '@/data/connections/use-connections.ts'
import { useDatasets } from '@/data/use-datasets.ts'

/** The tables at hand, as core knows them; one that is still being read has no columns to speak of. */
export function useCatalogue(): Catalogue {
  const { data } = useDatasets()
  const { data: connections } = useConnections()
  return useMemo(
    () => ({
      datasets: (data ?? []).filter(({ status }) => status === 'ready'),
      connections: (connections ?? []).map(toCatalogue),
    }),
    [data, connections],
  )
}
