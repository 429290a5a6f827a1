import type { Cell } from '@plainflow/core'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '@/app/call.ts'

const PAGE = 200
/** Pages further away are let go of, so that a long scroll does not fill the memory. */
const KEPT_MS = 60_000

/** Rows of a run's result, by page, as they come into sight. */
export function usePages(execution: string, key: string) {
  const [range, setRange] = useState({ first: 0, last: 0 })
  const numbers = pagesOf(range)
  const queries = useQueries({
    queries: numbers.map((number) => ({
      queryKey: ['result', execution, key, number],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('executionResult', {
          params: { id: execution, key },
          query: { offset: number * PAGE, limit: PAGE },
          signal,
        }),
      gcTime: KEPT_MS,
    })),
  })
  // Stable as long as the same pages are in sight: the grid reports its range in an effect.
  const load = useCallback((first: number, last: number) => {
    setRange((before) =>
      before.first === first && before.last === last ? before : { first, last },
    )
  }, [])
  const pages = new Map(numbers.map((number, index) => [number, queries[index]?.data]))
  const [head, setHead] = useState(queries[0]?.data)
  const seen = queries.find(({ data }) => data)?.data
  if (!head && seen) setHead(seen)
  return {
    head,
    error: head ? null : (queries.find(({ error }) => error)?.error ?? null),
    rowAt: (index: number): readonly Cell[] | undefined =>
      pages.get(Math.floor(index / PAGE))?.rows[index % PAGE],
    load,
    retry: () => queries.forEach((query) => query.isError && void query.refetch()),
  }
}

function pagesOf({ first, last }: { first: number; last: number }): number[] {
  const from = Math.floor(first / PAGE)
  const to = Math.floor(last / PAGE)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
