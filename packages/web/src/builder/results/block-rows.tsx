import { blockTitle, type Block, findBlock } from '@plainflow/core'
import { SearchX } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { codeOf, reasonOf } from '@/app/reason-of.ts'
import { LazyDataGrid } from '@/data/grid/lazy-data-grid.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { FailedState } from '../inspect/failed-state.tsx'
import { ProblemState } from '../inspect/problem-state.tsx'
import { useChosenPort } from '../inspect/use-chosen-port.ts'
import { usePreview } from '../inspect/use-preview.ts'
import { NotTrained } from './not-trained.tsx'
import { RowsHeader } from './rows-header.tsx'
import { WithChart } from './with-chart.tsx'
import { WithInput } from './with-input.tsx'

/** The first rows that leave a block, computed now. */
export function BlockRows({ block }: { block: Block }) {
  const port = useChosenPort(block)
  const { problem, preview } = usePreview(block, { port })
  const { data } = preview
  const learns = findBlock(block.type)?.learns !== undefined
  return (
    <div className="flex h-full flex-col">
      <RowsHeader
        block={block}
        label={blockTitle(block)}
        kind="Preview"
        why="Computed now from the canvas as it is; a run writes the whole result."
      >
        {data && !problem && (
          <span className="shrink-0 text-muted" data-testid="preview-count">
            {data.rows.length < data.rowCount
              ? `first ${formatNumber(data.rows.length)} of ${formatNumber(data.rowCount)} rows`
              : countOf(data.rowCount, 'row')}
            , {countOf(data.columns.length, 'column')}
          </span>
        )}
      </RowsHeader>
      <WithInput block={block}>
        {problem ? (
          <ProblemState of={block.id} problem={problem} />
        ) : preview.isError && learns && codeOf(preview.error) === 'invalid_pipeline' ? (
          <NotTrained reason={reasonOf(preview.error)} />
        ) : preview.isError ? (
          <FailedState
            title="No preview"
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        ) : !data ? (
          <output className="block space-y-2 p-3" aria-label="Loading the preview">
            <Skeleton className="h-7" />
            <Skeleton className="h-7" />
            <Skeleton className="h-7" />
          </output>
        ) : data.rowCount === 0 ? (
          <EmptyState icon={SearchX} title="No rows">
            {`${countOf(data.columns.length, 'column')} and not one row leave this block. A filter upstream may be too strict.`}
          </EmptyState>
        ) : (
          <WithChart
            key={`${block.id} ${port}`}
            name={`${block.id} ${port}`}
            first={data}
            rowCount={data.rowCount}
          >
            <LazyDataGrid
              label={`Preview of ${blockTitle(block)}`}
              columns={data.columns}
              rowCount={data.rows.length}
              rowAt={(index) => data.rows[index]}
            />
          </WithChart>
        )}
      </WithInput>
    </div>
  )
}
