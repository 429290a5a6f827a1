import type { AdminOverview } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { AdminCharts } from './admin-charts.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Notices } from './notices.tsx'
import { RevenueCards } from './revenue-cards.tsx'
import { UsersCard } from './users-card.tsx'

export function AdminPage() {
  return (
    <AdminFrame
      title="Revenue"
      lead="Counted from payments, the credit ledger, accounts and runs of this server."
    >
      <Figures />
      <Notices />
      <UsersCard />
      <HowItWorks />
    </AdminFrame>
  )
}

function Figures() {
  const overview = useQuery<AdminOverview>({
    queryKey: ['admin', 'overview'],
    queryFn: () => call('adminOverview'),
    refetchOnMount: 'always',
  })
  if (overview.isPending)
    return (
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {['revenue', 'provider', 'profit', 'pending'].map((name) => (
          <Skeleton key={name} className="h-32" />
        ))}
      </div>
    )
  if (overview.isError)
    return (
      <Card>
        <EmptyState
          icon={TriangleAlert}
          title="The figures could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void overview.refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(overview.error)}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <RevenueCards overview={overview.data} />
      <AdminCharts overview={overview.data} />
    </>
  )
}
