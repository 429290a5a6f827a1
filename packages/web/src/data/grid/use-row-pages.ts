import type { Cell, Column } from '@plainflow/core'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

/** The server hands out no more rows at once. */
const MOST = 1000
const PAGE = 200
/** Pages further away are let go of, so that a long scroll does not fill the memory. */
const KEPT_MS = 60_000
/** Rows asked for beyond those in sight. */
const AHEAD = 60

export interface RowPage {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  readonly rowCount: number
}
export type ReadPage = (
  page: { readonly offset: number; readonly limit: number },
  signal: AbortSignal,
) => Promise<RowPage>

/** Rows of a table on the server, by page, as they come into sight. `key` says which table, in which order. */
export function useRowPages(key: readonly unknown[], read: ReadPage) {
  const queries = useQueryClient()
  const [range, setRange] = useState({ first: 0, last: 0 })
  const [head, setHead] = useState<{ name: string; page: RowPage } | null>(null)
  const numbers = pagesOf(range, head?.page.rowCount ?? 0)
  const pageQuery = (number: number) => ({
    queryKey: [...key, number],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      read({ offset: number * PAGE, limit: PAGE }, signal),
    gcTime: KEPT_MS,
  })
  const results = useQueries({ queries: numbers.map(pageQuery) })
  // Stable: the grid reports its range in an effect.
  const load = useCallback((first: number, last: number) => {
    setRange((before) => (samePages(before, { first, last }) ? before : { first, last }))
  }, [])
  const pages = new Map(numbers.map((number, index) => [number, results[index]?.data]))
  const seen = results.find(({ data }) => data)?.data
  const name = JSON.stringify(key)
  if (seen && head?.name !== name) setHead({ name, page: seen })
  const failed = results.find(({ error }) => error)
  return {
    /** Columns and the number of rows: known with the first page, kept while others are on their way. */
    head: head?.page ?? null,
    /** Whether `head` is of the rows that are asked for now, not of those before. */
    isCurrent: head?.name === name,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
    rowAt: (index: number): readonly Cell[] | undefined =>
      pages.get(Math.floor(index / PAGE))?.rows[index % PAGE],
    load,
    /** Rows wherever they are, for copying. */
    async readRows(first: number, last: number): Promise<(readonly Cell[])[]> {
      const rows: (readonly Cell[])[] = []
      const { signal } = new AbortController()
      for (let offset = first; offset <= last; offset += MOST) {
        const limit = Math.min(MOST, last - offset + 1)
        const queryKey = [...key, 'copied', offset, limit]
        const queryFn = () => read({ offset, limit }, signal)
        // One after the other: each page is a query of the server's engine.
        rows.push(...(await queries.fetchQuery({ queryKey, queryFn, gcTime: 0 })).rows)
      }
      return rows
    },
  }
}

interface Stretch {
  readonly first: number
  readonly last: number
}

function samePages(before: Stretch, after: Stretch): boolean {
  const ends = ({ first, last }: Stretch) => pagesOf({ first, last }, Infinity)
  const [one, other] = [ends(before), ends(after)]
  return one[0] === other[0] && one.length === other.length
}

function pagesOf({ first, last }: Stretch, rowCount: number): number[] {
  const from = Math.floor(Math.max(0, first - AHEAD) / PAGE)
  const to = Math.floor(Math.max(0, Math.min(rowCount - 1, last + AHEAD)) / PAGE)
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index)
}
