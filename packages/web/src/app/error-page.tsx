import type { ErrorComponentProps } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'

/** A bug reached the screen: say so, keep the words for whoever looks into it, offer a way on. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return (
    <main className="flex min-h-full items-center justify-center">
      <EmptyState
        icon={TriangleAlert}
        title="Something went wrong on this page"
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        Work on the canvas is kept in this browser. Details:{' '}
        {error instanceof Error ? error.message : String(error)}
      </EmptyState>
    </main>
  )
}
