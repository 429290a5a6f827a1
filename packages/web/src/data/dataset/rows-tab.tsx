import type { DatasetDetail } from '@plainflow/contract'
import { Search, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Input } from '@/design/input.tsx'
import { Select } from '@/design/select.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import type { GridSort } from '../grid/grid-sort.ts'
import { LazyDataGrid } from '../grid/lazy-data-grid.tsx'
import { useRowPages } from '../grid/use-row-pages.ts'
import { useSettled } from './use-settled.ts'

const TYPING_MS = 300

/** The rows, searched and sorted by the server. */
export function RowsTab({ dataset }: { dataset: DatasetDetail }) {
  const { id, version, updatedAt, columns, rowCount, status } = dataset
  const [sort, setSort] = useState<GridSort | null>(null)
  const [text, setText] = useState('')
  const [column, setColumn] = useState('')
  const search = useSettled(text, TYPING_MS)
  const filter = useDeferredValue(search)
  const asked = {
    ...(sort ? ({ sort: sort.column, order: sort.descending ? 'desc' : 'asc' } as const) : {}),
    ...(filter ? { search: filter, ...(column ? { column } : {}) } : {}),
  }
  // Rows that are being read grow: what was asked for before is not all there is.
  const state = status === 'processing' ? rowCount : updatedAt
  const pages = useRowPages(['dataset', id, 'rows', version, state, asked], (page, signal) =>
    call('datasetRows', { params: { id }, query: { ...asked, ...page }, signal }),
  )
  const found = pages.head?.rowCount
  return (
    <div className="flex h-full min-h-72 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <RowSearch
          text={text}
          column={column}
          columns={columns}
          onText={setText}
          onColumn={setColumn}
        />
        <output className="text-[0.8125rem] text-muted tabular-nums" data-testid="rows-found">
          {found === undefined || pages.error
            ? ''
            : !pages.isCurrent
              ? 'Looking…'
              : filter
                ? `${formatNumber(found)} of ${countOf(rowCount, 'row')}`
                : countOf(found, 'row')}
          {status === 'processing' && ' so far'}
        </output>
      </div>
      <div className="min-h-0 flex-1 overflow-hidden rounded-lg border">
        {pages.error && !pages.head ? (
          <EmptyState
            icon={TriangleAlert}
            title="The rows could not be loaded"
            action={
              <Button variant="secondary" onClick={pages.retry}>
                Try again
              </Button>
            }
          >
            {reasonOf(pages.error)}
          </EmptyState>
        ) : pages.head ? (
          <LazyDataGrid
            label={`Rows of ${dataset.name}`}
            columns={pages.head.columns}
            rowCount={pages.head.rowCount}
            rowAt={pages.rowAt}
            onVisible={pages.load}
            readRows={pages.readRows}
            orderKey={JSON.stringify(asked)}
            sort={sort}
            onSort={setSort}
          />
        ) : (
          <output aria-label="Loading the rows" className="block space-y-2 p-3">
            <Skeleton className="h-7" />
            <Skeleton className="h-7" />
            <Skeleton className="h-7" />
          </output>
        )}
      </div>
      {pages.error && pages.head && (
        <p role="alert" className="flex items-center gap-2 text-[0.8125rem] text-danger">
          {reasonOf(pages.error)}
          <Button variant="link" size="inline" onClick={pages.retry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}

function RowSearch({
  text,
  column,
  columns,
  onText,
  onColumn,
}: {
  text: string
  /** Empty: in any. */
  column: string
  columns: DatasetDetail['columns']
  onText: (text: string) => void
  onColumn: (column: string) => void
}) {
  return (
    <>
      <div className="relative min-w-40 flex-1 sm:max-w-72">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label="Find rows"
          placeholder="Find rows"
          value={text}
          maxLength={1000}
          onChange={(event) => onText(event.target.value)}
          className="pl-8"
        />
      </div>
      <Select
        aria-label="In which column"
        value={column}
        onChange={(event) => onColumn(event.target.value)}
        className="w-36 sm:w-48"
      >
        <option value="">in any column</option>
        {columns.map(({ name }) => (
          <option key={name} value={name}>
            in {name}
          </option>
        ))}
      </Select>
    </>
  )
}
