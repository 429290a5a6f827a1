import { pipelineUpTo } from '@plainflow/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import type { Analysis } from '../state/analysis.tsx'

export interface SuggestedRow {
  readonly label: string
  readonly row: Readonly<Record<string, unknown>>
}

/** Pairs of columns by which the two inputs of a block belong together; the server knows their cells. */
export function useSuggestedKeys(
  { pipeline }: Pick<Analysis, 'pipeline'>,
  blockId: string,
  wanted: boolean,
): readonly SuggestedRow[] {
  const { blocks, connections } = pipelineUpTo(pipeline, blockId)
  const body = { blocks: [...blocks], connections: [...connections], blockId }
  const { data } = useQuery({
    queryKey: ['keys', blockId, JSON.stringify(connections), blocks.length],
    queryFn: ({ signal }) => call('suggestKeys', { body, signal }),
    enabled: wanted,
    retry: false,
  })
  return (data?.keys ?? []).map((row) => ({
    label: row.left === row.right ? row.left : `${row.left} = ${row.right}`,
    row,
  }))
}
