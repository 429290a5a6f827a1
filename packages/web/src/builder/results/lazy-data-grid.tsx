import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '@/design/skeleton.tsx'
import type { DataGrid } from './data-grid.tsx'

const Grid = lazy(async () => ({ default: (await import('./data-grid.tsx')).DataGrid }))

/** The grid, loaded with the first rows there are to see. */
export function LazyDataGrid(props: ComponentProps<typeof DataGrid>) {
  return (
    <Suspense fallback={<Skeleton className="m-3 h-24" />}>
      <Grid {...props} />
    </Suspense>
  )
}
