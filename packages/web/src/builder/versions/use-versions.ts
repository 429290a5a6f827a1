import type { PipelineVersion } from '@plainflow/contract'
import { parsePipeline, type Pipeline } from '@plainflow/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'
import { useDocument } from '../state/document-store.ts'

/** The history of the pipeline on the canvas; asked for again with every save. */
export function useVersions(): UseQueryResult<PipelineVersion[]> {
  const id = useDocument((state) => state.key ?? '')
  const version = useDocument((state) => state.version)
  return useQuery({
    queryKey: ['versions', id, version],
    queryFn: () => call('listVersions', { params: { id } }),
    placeholderData: (before) => before,
    // Entries of the current version change in place when it is named or saved by hand.
    refetchOnMount: 'always',
  })
}

/** What the pipeline was in one version. */
export function useVersion(version: number | null): UseQueryResult<Pipeline> {
  const id = useDocument((state) => state.key ?? '')
  return useQuery({
    queryKey: ['version', id, version],
    enabled: version !== null,
    queryFn: async () => {
      const { blocks, connections } = await call('getVersion', {
        params: { id, version: version ?? 0 },
      })
      const parsed = parsePipeline({ blocks, connections })
      if ('pipeline' in parsed) return parsed.pipeline
      throw new Error(parsed.diagnostics[0]?.message ?? 'The version cannot be read.')
    },
  })
}

export async function nameVersion(version: number, label: string | null): Promise<void> {
  const id = useDocument.getState().key ?? ''
  await call('nameVersion', { params: { id, version }, body: { label } })
  await queryClient.invalidateQueries({ queryKey: ['versions', id] })
}
