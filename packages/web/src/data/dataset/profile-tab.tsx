import type { DatasetDetail } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn, TriangleAlert } from 'lucide-react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { LazyProfileView } from '../profile/lazy-profile-view.tsx'

/** What is in every column, as small charts. */
export function ProfileTab({ dataset }: { dataset: DatasetDetail }) {
  const { id, version, updatedAt, status } = dataset
  const profile = useQuery({
    queryKey: ['dataset', id, 'profile', version, updatedAt],
    queryFn: ({ signal }) => call('datasetProfile', { params: { id }, signal }),
    enabled: status === 'ready',
  })
  if (status !== 'ready')
    return (
      <EmptyState icon={ChartColumn} title="No charts yet">
        {status === 'failed'
          ? 'The file was not read.'
          : 'They are drawn when all of the file was read.'}
      </EmptyState>
    )
  if (profile.isPending)
    return (
      <output
        aria-label="Loading the charts"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-2.5"
      >
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-36" />
        ))}
      </output>
    )
  if (profile.isError)
    return (
      <EmptyState
        icon={TriangleAlert}
        title="The charts could not be loaded"
        action={
          <Button variant="secondary" onClick={() => void profile.refetch()}>
            Try again
          </Button>
        }
      >
        {reasonOf(profile.error)}
      </EmptyState>
    )
  return <LazyProfileView profile={profile.data} />
}
