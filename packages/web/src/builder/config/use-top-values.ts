import { useState } from 'react'
import { outputPort } from '../inspect/output-port.ts'
import { useRows } from '../inspect/use-rows.ts'
import type { Analysis } from '../state/analysis.tsx'

/** The values a column that arrives at the block holds most often; looked for once somebody asks. */
export interface TopValues {
  readonly want: () => void
  readonly of: (column: string) => readonly { readonly value: string; readonly count: number }[]
}

export function useTopValues(analysis: Analysis, blockId: string): TopValues {
  const [wanted, setWanted] = useState(false)
  const connection = analysis.pipeline.connections.find(({ target }) => target === blockId)
  const source = analysis.pipeline.blocks.find(({ id }) => id === connection?.source)
  const { preview } = useRows(analysis, source?.id ?? blockId, {
    profile: true,
    wanted: wanted && source !== undefined,
    port: source && outputPort(source, connection?.sourceHandle ?? undefined),
  })
  const columns = preview.data?.profile?.columns ?? []
  return {
    want: () => setWanted(true),
    of: (column) =>
      (columns.find(({ name }) => name === column)?.top ?? [])
        .filter(({ value }) => value !== null)
        .map(({ value, count }) => ({ value: String(value), count })),
  }
}
