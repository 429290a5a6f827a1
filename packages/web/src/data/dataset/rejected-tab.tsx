import { callPath, type DatasetDetail, CALLS } from '@plainflow/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck, Download, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { RawValues } from '@/app/raw-values.tsx'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'

const PAGE = 100

/** Lines of the file that are not in the rows: which, why, and as they stand there. */
export function RejectedTab({ dataset }: { dataset: DatasetDetail }) {
  const { id, version, updatedAt, rejectedCount, status } = dataset
  const [isRaw, setIsRaw] = useState(false)
  const query = useInfiniteQuery({
    queryKey: ['dataset', id, 'rejected', version, updatedAt],
    queryFn: ({ pageParam, signal }) =>
      call('datasetRejected', {
        params: { id },
        query: { offset: pageParam, limit: PAGE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.lines.length === PAGE ? offset + PAGE : undefined),
    enabled: rejectedCount > 0,
  })
  if (rejectedCount === 0)
    return (
      <EmptyState icon={CircleCheck} title="No line was rejected">
        {status === 'ready' ? 'Every line of the file is in the rows.' : 'So far.'}
      </EmptyState>
    )
  if (query.isPending) return <Skeleton className="h-24" />
  if (query.isError)
    return (
      <EmptyState
        icon={TriangleAlert}
        title="The lines could not be loaded"
        action={
          <Button variant="secondary" onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      >
        {reasonOf(query.error)}
      </EmptyState>
    )
  const lines = query.data.pages.flatMap((page) => page.lines)
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-[0.8125rem] text-muted">
          {countOf(rejectedCount, 'line')} of the file did not fit and{' '}
          {rejectedCount === 1 ? 'is' : 'are'} not in the rows. The original is kept; reading it in
          another way may take them in.
        </p>
        <Button asChild variant="secondary" size="sm">
          <a
            href={callPath(CALLS.downloadRejected.path, { id }, isRaw ? { raw: true } : {})}
            download
          >
            <Download aria-hidden />
            Download
          </a>
        </Button>
      </div>
      <RawValues isRaw={isRaw} onChange={setIsRaw} />
      <div className="overflow-x-auto rounded-lg border">
        <table className="w-full text-left text-[0.8125rem]">
          <thead className="bg-sunken text-xs text-muted">
            <tr>
              <th scope="col" className="w-24 px-3 py-2 text-right font-medium">
                Line
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                Why
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                As it stands in the file
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {lines.map(({ line, reason, text }, index) => (
              <tr key={index} className="align-top">
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(line)}</td>
                <td className="min-w-40 px-3 py-2">{reason}</td>
                <td className="px-3 py-2 font-mono text-xs break-all whitespace-pre-wrap">
                  {text}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
