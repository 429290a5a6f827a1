import { PLANS } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Plus, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlanBadge } from '@/account/plan-badge.tsx'
import { useSession } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { keptCount, StatCards } from '@/dashboard/stat-cards.tsx'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { show } from '../state/workspace-store.ts'
import { useStartOver } from './use-start-over.ts'

/** The dashboard in short, without leaving the canvas. */
export function DashboardOverlay({ onClose }: { onClose: () => void }) {
  const user = useSession((session) => session.user)
  const pipelines = useQuery({
    queryKey: ['pipelines'],
    queryFn: () => call('listPipelines'),
    refetchOnMount: 'always',
  })
  const startOver = useStartOver()
  if (!user) return null
  const create = () => {
    onClose()
    void startOver()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Welcome, ${user.username ?? user.email.split('@')[0]}!`}
      description={`${HAS_PLANS ? 'Pipelines, credits and plan' : 'Pipelines'} at a glance.`}
      className="max-w-4xl"
      isText
      footer={
        <>
          <Button asChild variant="ghost" className="mr-auto">
            <Link to="/dashboard">
              Open the dashboard
              <ArrowUpRight aria-hidden />
            </Link>
          </Button>
          {HAS_PLANS && user.plan === 'free' && (
            <Button variant="secondary" onClick={upgrade}>
              <Zap aria-hidden />
              Upgrade Plan
            </Button>
          )}
          <Button onClick={create}>
            <Plus aria-hidden />
            Create Pipeline
          </Button>
        </>
      }
    >
      <div className="-mt-5">
        <StatCards user={user} pipelineCount={keptCount(pipelines.data)} heading="h3" />
      </div>
      <section aria-labelledby="account-information" className="mt-4 rounded-xl border p-5">
        <h3 id="account-information" className="font-semibold">
          Account information
        </h3>
        <dl className="mt-2 grid gap-x-8 sm:grid-cols-2">
          <Fact name="Email">{user.email}</Fact>
          <Fact name="Username">{user.username ?? 'Not set'}</Fact>
          <Fact name="Member since">{memberSince(user.createdAt)}</Fact>
          {HAS_PLANS && (
            <Fact name="Plan status">
              <span className="inline-flex items-center gap-2">
                <PlanBadge plan={user.plan} />
                {PLANS[user.plan].price === 0
                  ? 'No payment due'
                  : `$${PLANS[user.plan].price}/month`}
              </span>
            </Fact>
          )}
        </dl>
      </section>
    </Dialog>
  )
}

function upgrade(): void {
  show({
    overlay: null,
    upgradeReason: 'One credit is one pipeline written by the assistant.',
  })
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-baseline justify-between gap-4 border-b py-2 last:border-b-0 sm:[&:nth-last-child(2)]:border-b-0">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 truncate font-medium">{children}</dd>
    </div>
  )
}

function memberSince(moment: string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime())
    ? 'Unknown'
    : date.toLocaleDateString(undefined, { dateStyle: 'long' })
}
