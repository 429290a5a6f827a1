import { RotateCw, TriangleAlert } from 'lucide-react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'

/** What could not be had, why, and another try. */
export function FailedState({
  title,
  error,
  onRetry,
}: {
  title: string
  error: unknown
  onRetry: () => void
}) {
  return (
    <EmptyState
      icon={TriangleAlert}
      title={title}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          <RotateCw aria-hidden />
          Try again
        </Button>
      }
    >
      {reasonOf(error)}
    </EmptyState>
  )
}
