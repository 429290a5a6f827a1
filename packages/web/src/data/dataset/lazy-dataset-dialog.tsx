import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import type { DatasetDialogProps } from './dataset-dialog.tsx'

const Inside = lazy(async () => ({ default: (await import('./dataset-dialog.tsx')).DatasetDialog }))

/** The dialog with its grid and charts, loaded when a dataset is opened for the first time. */
export function LazyDatasetDialog(props: DatasetDialogProps) {
  return (
    <Suspense fallback={null}>
      <Inside {...props} />
    </Suspense>
  )
}
