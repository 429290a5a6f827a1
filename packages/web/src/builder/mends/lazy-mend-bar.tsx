import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { isUnknownColumn } from './is-unknown-column.ts'

const MendBar = lazy(async () => ({ default: (await import('./mend-bar.tsx')).MendBar }))

/** Loaded with the first problem it could be about. */
export function LazyMendBar() {
  const { diagnostics } = useAnalysis()
  return <Suspense>{diagnostics.some(isUnknownColumn) && <MendBar />}</Suspense>
}
