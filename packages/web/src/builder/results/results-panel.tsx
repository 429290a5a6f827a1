import type { Block } from '@plainflow/core'
import { MousePointer2, Table2, TriangleAlert } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { LazyDataGrid } from '@/data/grid/lazy-data-grid.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { ProblemState } from '../inspect/problem-state.tsx'
import { usePreview } from '../inspect/use-preview.ts'
import { useShownBlock } from '../inspect/use-shown-block.ts'
import { useRun } from '../state/run-store.ts'
import { RunResult } from './run-result.tsx'
import { useResultKey } from './use-result-key.ts'

/** Rows of the selected block: its full result after a run, else a preview of the first rows. */
export function ResultsPanel() {
  const execution = useRun((state) => state.execution)
  const block = useShownBlock()
  const resultKey = useResultKey(block?.id ?? null)
  if (execution && resultKey)
    return (
      <RunResult
        key={`${execution.id} ${resultKey}`}
        execution={execution.id}
        resultKey={resultKey}
      />
    )
  if (block) return <Preview block={block} />
  return (
    <EmptyState icon={MousePointer2} title="Select a block to see its rows">
      The eye on a card shows what leaves that block, without running everything.
    </EmptyState>
  )
}

function Preview({ block }: { block: Block }) {
  const { problem, preview } = usePreview(block)
  if (problem) return <ProblemState of={block.id} problem={problem} />
  if (preview.isPending)
    return (
      <output className="block space-y-2 p-3" aria-label="Loading the preview">
        <Skeleton className="h-7" />
        <Skeleton className="h-7" />
        <Skeleton className="h-7" />
      </output>
    )
  if (preview.isError)
    return (
      <EmptyState icon={TriangleAlert} title="No preview">
        {reasonOf(preview.error)}
      </EmptyState>
    )
  const { columns, rows, rowCount } = preview.data
  return (
    <div className="flex h-full flex-col">
      <p className="flex items-center gap-2 border-b px-3 py-1.5 text-[0.8125rem]">
        <Table2 aria-hidden className="size-4 text-muted" />
        <span className="min-w-0 truncate font-medium">{block.label}</span>
        <span className="shrink-0 text-muted" data-testid="preview-count">
          {rows.length < rowCount
            ? `first ${rows.length.toLocaleString()} of ${rowCount.toLocaleString()} rows`
            : countOf(rowCount, 'row')}
          , {countOf(columns.length, 'column')}
        </span>
      </p>
      <div className="min-h-0 flex-1">
        <LazyDataGrid
          key={block.id}
          label={`Preview of ${block.label}`}
          columns={columns}
          rowCount={rows.length}
          rowAt={(index) => rows[index]}
        />
      </div>
    </div>
  )
}
