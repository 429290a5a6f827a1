import type { Block } from '@plainflow/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { errorUpstream } from '../state/error-upstream.ts'

const PREVIEW_ROWS = 200

/** The first rows that leave a block; asked for only where nothing upstream stands in the way. */
export function usePreview(block: Block, profile = false) {
  const { pipeline, byBlock } = useAnalysis()
  const problem = errorUpstream(block.id, pipeline, byBlock)
  // Neither places nor labels change the rows.
  const graph = {
    blocks: pipeline.blocks.map(({ id, type, configuration }) => {
      return { id, type, configuration, label: type, data: {}, position: { x: 0, y: 0 } }
    }),
    connections: [...pipeline.connections],
  }
  const preview = useQuery({
    queryKey: ['preview', block.id, profile, JSON.stringify(graph)],
    queryFn: ({ signal }) =>
      call('previewPipeline', {
        body: { ...graph, blockId: block.id, limit: profile ? 1 : PREVIEW_ROWS, profile },
        signal,
      }),
    enabled: problem === null,
    // A profile takes a while: the last one stays while the next is made.
    ...(profile ? { placeholderData: keepPreviousData } : {}),
    gcTime: 60_000,
  })
  return { problem, preview }
}
