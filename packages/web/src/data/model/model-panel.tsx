import { TriangleAlert } from 'lucide-react'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import type { LearningFinding, Training } from '@plainflow/core'
import type { MendFinding } from './finding-list.tsx'
import { ModelView } from './model-view.tsx'
import { useModel } from './use-model.ts'

/** What a click does about a finding of a training, where the block that trained is at hand. */
export type MendTraining = (finding: LearningFinding, training: Training) => ReturnType<MendFinding>

/** A version of a model, once it is there. */
export function ModelPanel({ id, mend }: { id: string; mend?: MendTraining }) {
  const { data, error, refetch } = useModel(id)
  if (data) {
    const { model } = data
    const mends = mend && ((finding: LearningFinding) => mend(finding, model.training))
    return <ModelView model={model} {...(mends ? { mend: mends } : {})} />
  }
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
