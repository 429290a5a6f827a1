import { type Pipeline, pipelineUpTo } from '@plainflow/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import type { Analysis } from '../state/analysis.tsx'
import { errorUpstream } from '../state/error-upstream.ts'

const PREVIEW_ROWS = 200

export interface RowsWanted {
  /** Another output of the block than its first, by its id. */
  readonly port?: string | undefined
  readonly profile?: boolean
  readonly limit?: number
  /** Keeps the last rows in sight while the next are on their way. */
  readonly keep?: boolean
  readonly wanted?: boolean
}

/** The first rows that leave a block; asked for only where nothing upstream stands in the way. */
export function useRows(
  { pipeline, byBlock }: Pick<Analysis, 'pipeline' | 'byBlock'>,
  blockId: string,
  { port, profile = false, limit = PREVIEW_ROWS, keep = profile, wanted = true }: RowsWanted = {},
) {
  const problem = errorUpstream(blockId, pipeline, byBlock)
  const graph = bareGraph(pipelineUpTo(pipeline, blockId))
  const preview = useQuery({
    queryKey: ['preview', blockId, port ?? null, profile, limit, JSON.stringify(graph)],
    queryFn: ({ signal }) =>
      call('previewPipeline', {
        body: {
          ...graph,
          blockId,
          limit: profile ? 1 : limit,
          profile,
          ...(port === undefined ? {} : { port }),
        },
        signal,
      }),
    enabled: wanted && problem === null,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
    gcTime: 60_000,
  })
  return { problem, preview }
}

/** Neither places nor labels change the rows. */
function bareGraph({ blocks, connections }: Pipeline) {
  return {
    blocks: blocks.map(({ id, type, configuration }) => {
      return { id, type, configuration, label: type, data: {}, position: { x: 0, y: 0 } }
    }),
    connections: [...connections],
  }
}
