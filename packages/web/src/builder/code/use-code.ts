import { hasErrors, type TargetId } from '@plainflow/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import type { Analysis } from '../state/analysis.tsx'

/** The pipeline as one file in one language. Positions do not matter, so moving a card asks for nothing. */
export function useCode(target: TargetId, { pipeline, diagnostics }: Analysis) {
  const blocks = pipeline.blocks.map(({ id, type, label, configuration }) => ({
    id,
    type,
    label,
    configuration,
    position: { x: 0, y: 0 },
    data: {},
  }))
  const body = { blocks, connections: [...pipeline.connections], target }
  return useQuery({
    queryKey: ['code', JSON.stringify(body)],
    queryFn: async ({ signal }) => {
      const { files, gaps } = await call('pipelineCode', { body, signal })
      return files[0] ? { ...files[0], gaps } : null
    },
    // What has errors cannot be printed; the diagnostics say why, without asking the server.
    enabled: pipeline.blocks.length > 0 && !hasErrors(diagnostics),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
}
