import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import type { DataGridProps } from './data-grid.tsx'

const Grid = lazy(async () => ({ default: (await import('./data-grid.tsx')).DataGrid }))

/** The grid, loaded with the first rows there are to see. */
export function LazyDataGrid(props: DataGridProps) {
  return (
    <Suspense fallback={<Skeleton className="m-3 h-24" />}>
      <Grid {...props} />
    </Suspense>
  )
}
