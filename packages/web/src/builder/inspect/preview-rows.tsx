import type { Cell, Column } from '@plainflow/core'
import { type ReactNode, useMemo } from 'react'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { LazyDataGrid } from '@/data/grid/lazy-data-grid.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Spinner } from '@/design/spinner.tsx'
import type { useRows } from './use-rows.ts'

/** The first rows of one side of the block. The last ones stay in sight until the next are there. */
export function PreviewRows({
  title,
  rows: { problem, preview },
  waiting,
  first = NONE,
  children,
}: {
  title: string
  rows: ReturnType<typeof useRows>
  /** The rows in sight are not those of what is written now. */
  waiting: boolean
  /** Columns to show before all others, as they are what the block is about. */
  first?: ReadonlySet<string>
  children?: ReactNode
}) {
  const { data, isError, error } = preview
  const wrong = problem
    ? `${problem.diagnostic.message} ${problem.diagnostic.hint}`
    : isError
      ? reasonOf(error)
      : null
  const order = useMemo(() => firstOnes(data?.columns ?? [], first), [data?.columns, first])
  const busy = waiting || preview.isFetching
  return (
    <section aria-label={title} aria-busy={busy} className="flex min-h-0 min-w-0 flex-col gap-2">
      <h3 className="flex h-5 items-center gap-2 text-[0.8125rem] font-medium">
        <span className="min-w-0 truncate" title={title}>
          {title}
        </span>
        {data && (
          <span className="shrink-0 text-xs font-normal text-muted" data-testid={`${title} count`}>
            {countOf(data.rowCount, 'row')}, {countOf(data.columns.length, 'column')}
          </span>
        )}
        {busy && !wrong && <Spinner className="ml-auto size-3.5" />}
      </h3>
      {children}
      {wrong && (
        <p className="rounded-md border bg-sunken/60 px-2.5 py-2 text-xs break-words text-muted">
          {wrong}
          {data && ' Below are the last rows that could be computed.'}
        </p>
      )}
      {data?.firstRows !== undefined && (
        <p className="text-xs text-warning">
          From the first {countOf(data.firstRows, 'row')} of each database table. A run takes all.
        </p>
      )}
      {data?.rowCount === 0 && (
        <p className="rounded-md border px-2.5 py-6 text-center text-xs text-muted">No rows.</p>
      )}
      {data && data.rowCount > 0 && (
        <div className="h-56 min-h-0 overflow-hidden rounded-lg border lg:h-auto lg:flex-1">
          <LazyDataGrid
            label={`${title}: first rows`}
            columns={order.flatMap((at) => data.columns[at] ?? [])}
            rowCount={data.rows.length}
            rowAt={(index) => inOrder(data.rows[index], order)}
          />
        </div>
      )}
      {!data && !wrong && <Skeleton className="h-32" />}
    </section>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The places of the columns, those to be shown first before the others. */
function firstOnes(columns: readonly Column[], first: ReadonlySet<string>): readonly number[] {
  const rank = (at: number) => (first.has(columns[at]?.name ?? '') ? 0 : 1)
  return [...columns.keys()].toSorted((one, other) => rank(one) - rank(other))
}

function inOrder(row: readonly Cell[] | undefined, order: readonly number[]) {
  return row && order.map((at) => row[at] ?? null)
}
