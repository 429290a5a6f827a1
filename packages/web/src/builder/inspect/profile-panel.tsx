import type { Block } from '@plainflow/core'
import { ChartColumn, MousePointer2, TriangleAlert } from 'lucide-react'
import { reasonOf } from '@/app/reason-of.ts'
import { ProfileView } from '@/data/profile/profile-view.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { ProblemState } from './problem-state.tsx'
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
  const { problem, preview } = usePreview(block, { profile: true })
  if (problem) return <ProblemState of={block.id} problem={problem} />
  if (preview.isError)
    return (
      <EmptyState icon={TriangleAlert} title="No profile">
        {reasonOf(preview.error)}
      </EmptyState>
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
    <div className="p-3">
      <ProfileView profile={profile} />
    </div>
  )
}
