import type { Block } from '@plainflow/core'
import { ChartColumn, MousePointer2 } from 'lucide-react'
import { ProfileView } from '@/data/profile/profile-view.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { FailedState } from './failed-state.tsx'
import { PortChoice } from './port-choice.tsx'
import { ProblemState } from './problem-state.tsx'
import { useChosenPort } from './use-chosen-port.ts'
import { usePreview } from './use-preview.ts'
import { useShownBlock } from './use-shown-block.ts'

/** What is in every column that leaves the selected block, as small charts. */
export function ProfilePanel() {
  const block = useShownBlock()
  if (!block)
    return (
      <EmptyState icon={MousePointer2} title="Select a block to see its profile">
        Empty cells, distinct values, ranges and how values are spread, column by column.
      </EmptyState>
    )
  return <BlockProfile key={block.id} block={block} />
}

function BlockProfile({ block }: { block: Block }) {
  const port = useChosenPort(block)
  const { problem, preview } = usePreview(block, { profile: true, port })
  if (problem) return <ProblemState of={block.id} problem={problem} />
  if (preview.isError)
    return (
      <FailedState
        title="The profile could not be made"
        error={preview.error}
        onRetry={() => void preview.refetch()}
      />
    )
  if (!preview.data)
    return (
      <output className="grid grid-cols-2 gap-2.5 p-3" aria-label="Loading the profile">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </output>
    )
  const { profile } = preview.data
  if (!profile)
    return (
      <EmptyState icon={ChartColumn} title="No profile">
        The rows of this block cannot be profiled.
      </EmptyState>
    )
  return (
    <div className="space-y-3 p-3" aria-busy={preview.isFetching}>
      <PortChoice block={block} />
      <ProfileView profile={profile} />
    </div>
  )
}
