import { LOW_CREDITS, type PipelineSummary, PLANS, type User } from '@plainflow/contract'
import { Coins, CreditCard, Workflow } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Progress } from '@/design/progress.tsx'
import { Skeleton } from '@/design/skeleton.tsx'

export function StatCards({
  user,
  pipelineCount,
  onUpgrade,
  heading = 'h2',
}: {
  user: User
  /** null while it is not known. */
  pipelineCount: number | null
  /** Without it there is another way beside the cards. */
  onUpgrade?: () => void
  heading?: 'h2' | 'h3'
}) {
  const plan = PLANS[user.plan]
  return (
    <div className="mt-6 grid gap-4 md:grid-cols-3">
      {HAS_PLANS && (
        <>
          <Stat
            heading={heading}
            title="Credits Remaining"
            icon={<Coins aria-hidden className="size-4" />}
          >
            <Figure>{user.credits}</Figure>
            <Progress
              value={user.credits / plan.credits}
              label="Credits remaining of the plan's allowance"
              className="mt-3"
            />
            <p className="mt-2 text-xs text-muted">
              {user.credits <= LOW_CREDITS ? 'Running low · ' : ''}
              {formatNumber(plan.credits)} a month with {plan.name}
            </p>
          </Stat>
          <Stat
            heading={heading}
            title="Current Plan"
            icon={<CreditCard aria-hidden className="size-4" />}
          >
            <Figure>{plan.name}</Figure>
            <p className="mt-1 text-xs text-muted">{plan.description}</p>
            {user.plan === 'free' && onUpgrade && (
              <Button variant="secondary" size="sm" className="mt-3" onClick={onUpgrade}>
                Upgrade
              </Button>
            )}
          </Stat>
        </>
      )}
      <Stat
        heading={heading}
        title="Pipelines Created"
        icon={<Workflow aria-hidden className="size-4" />}
      >
        {pipelineCount === null ? (
          <Skeleton className="mt-2 h-8 w-12" />
        ) : (
          <Figure>{formatNumber(pipelineCount)}</Figure>
        )}
        <p className="mt-1 text-xs text-muted">
          {HAS_PLANS &&
            `${plan.pipelines === null ? 'Unlimited' : `Up to ${plan.pipelines}`} with ${plan.name}`}
        </p>
      </Stat>
    </div>
  )
}

function Stat({
  heading: Heading,
  title,
  icon,
  children,
}: {
  heading: 'h2' | 'h3'
  title: string
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <Card>
      <div className="flex items-center justify-between text-muted">
        <Heading className="text-[0.8125rem] font-medium">{title}</Heading>
        {icon}
      </div>
      {children}
    </Card>
  )
}

function Figure({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-3xl font-semibold tracking-tight tabular-nums">{children}</p>
}

/** Drafts are not counted, by the plan either; null while they are being asked for. */
export function keptCount(pipelines: readonly PipelineSummary[] | undefined): number | null {
  return pipelines?.filter(({ isDraft }) => !isDraft).length ?? null
}
