import { TriangleAlert } from 'lucide-react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { ModelView } from './model-view.tsx'
import { useModel } from './use-model.ts'

/** A version of a model, once it is there. */
export function ModelPanel({ id }: { id: string }) {
  const { data, error, refetch } = useModel(id)
  if (data) return <ModelView model={data.model} />
  if (error)
    return (
      <EmptyState
        icon={TriangleAlert}
        title="The model could not be loaded"
        action={
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {reasonOf(error)}
      </EmptyState>
    )
  return (
    <output className="block space-y-3" aria-label="Loading the model">
      <Skeleton className="h-16" />
      <Skeleton className="h-20" />
      <Skeleton className="h-40" />
    </output>
  )
}
