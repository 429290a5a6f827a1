import type { Pipeline, TargetId } from '@plainflow/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'

/** The pipeline as one file in one language. Positions do not matter, so moving a card asks for nothing. */
export function useCode(target: TargetId, pipeline: Pipeline) {
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
      const { files } = await call('pipelineCode', { body, signal })
      return files[0] ?? null
    },
    enabled: pipeline.blocks.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
}
