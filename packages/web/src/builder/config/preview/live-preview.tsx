import { useMemo } from 'react'
import { InputRows } from '../../inspect/input-rows.tsx'
import { PreviewRows } from '../../inspect/preview-rows.tsx'
import { useRows } from '../../inspect/use-rows.ts'
import type { Analysis } from '../../state/analysis.tsx'
import { ColumnChangeList } from './column-change-list.tsx'
import { columnChanges } from './column-changes.ts'
import { useSettled } from './use-settled.ts'

/** Long enough for a word to be finished, short enough to feel at once. */
const SETTLES_MS = 300
const ROWS = 50

/** What goes into the block and what comes out of it, as it is configured at this moment. */
export function LivePreview({ analysis, blockId }: { analysis: Analysis; blockId: string }) {
  const settled = useSettled(analysis, SETTLES_MS)
  const { pipeline, arriving, columns } = settled
  const sources = pipeline.connections.filter(({ target }) => target === blockId)
  const rows = useRows(settled, blockId, { limit: ROWS, keep: true })
  const leaving = columns[blockId]
  const changes =
    sources.length > 0 && leaving ? columnChanges((arriving[blockId] ?? []).flat(), leaving) : []
  const made = changes.filter(({ kind }) => kind !== 'gone').map(({ name }) => name)
  const first = useMemo(
    () => new Set(made),
    // The same names are the same set: the grid begins anew with another.
    // oxlint-disable-next-line react/exhaustive-deps
    [made.join('\0')],
  )
  return (
    <div className="flex h-full min-h-0 flex-col gap-4 xl:flex-row">
      {sources.map((connection) => (
        <div key={connection.id} className="flex min-h-0 min-w-0 flex-1 flex-col max-lg:order-2">
          <InputRows analysis={settled} connection={connection} />
        </div>
      ))}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PreviewRows title="Output" rows={rows} waiting={settled !== analysis} first={first}>
          <ColumnChangeList changes={rows.problem ? [] : changes} />
        </PreviewRows>
      </div>
    </div>
  )
}
