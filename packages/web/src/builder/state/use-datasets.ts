import { type Catalogue, type CatalogueDataset, knownModel } from '@plainflow/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toCatalogue } from '@/data/connections/to-catalogue.ts'
import { useConnections } from '@/data/connections/use-connections.ts'
import { MODELS } from '@/data/model/models-query.ts'
import { useDatasets } from '@/data/use-datasets.ts'

/** The tables at hand, as core knows them; one that is still being read has no columns to speak of. */
export function useCatalogue(): Catalogue {
  const { data } = useDatasets()
  const { data: connections } = useConnections()
  const { data: names } = useQuery(MODELS)
  return useMemo(
    () => ({
      datasets: (data ?? []).filter(({ status }) => status === 'ready'),
      connections: (connections ?? []).map(toCatalogue),
      // Of one name the version in use is the one that is meant.
      models: (names?.models ?? []).flatMap(({ versions }) =>
        versions
          .toSorted((one, other) => Number(other.inUse) - Number(one.inUse))
          .map((version) => knownModel(version)),
      ),
    }),
    [data, connections, names],
  )
}

/**
 * The tables as suggestions speak of them: a text that looks like amounts or dates, and was not made them
 * yet, is nothing to group by.
 */
export function useSuggestedTables(): readonly CatalogueDataset[] {
  const { data } = useDatasets()
  return useMemo(
    () =>
      (data ?? [])
        .filter(({ status }) => status === 'ready')
        .map((dataset) => {
          const open = new Set(
            dataset.remarks.filter(({ isSettled }) => !isSettled).map(({ column }) => column),
          )
          const columns = dataset.columns.filter(
            ({ name, type }) => type !== 'text' || !open.has(name),
          )
          return { ...dataset, columns }
        }),
    [data],
  )
}
