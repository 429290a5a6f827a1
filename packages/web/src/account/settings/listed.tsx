import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Skeleton } from '@/design/skeleton.tsx'

/** A list that is being asked for, could not be had, or is there. */
export function Listed<T>({
  query,
  children,
}: {
  query: UseQueryResult<T[]>
  children: (rows: T[]) => ReactNode
}) {
  if (query.isPending) return <Skeleton className="h-12" />
  if (query.isError)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-[0.8125rem] text-danger">
        {reasonOf(query.error)}
        <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </p>
    )
  return children(query.data)
}
