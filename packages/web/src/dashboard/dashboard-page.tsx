import { type PipelineSummary, PLANS, type User } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CircleUser, History, Mail, Plus, ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AccountDialog } from '@/account/account-dialog.tsx'
import { PlanBadge } from '@/account/plan-badge.tsx'
import { SignedIn } from '@/account/signed-in.tsx'
import { CreditWarning } from '@/account/credit-warning.tsx'
import { usePaymentReturn } from '@/account/use-payment-return.ts'
import { AppHeader } from '@/app/app-header.tsx'
import { call } from '@/app/call.ts'
import { lazy } from '@/app/lazy.ts'
import { useTitle } from '@/app/use-title.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { classNames } from '@/design/class-names.ts'
import { Onboarding } from '@/builder/onboarding/onboarding.tsx'
import { pendingPrompt } from '@/builder/state/pending-prompt.ts'
import { TooltipProvider } from '@/design/tooltip.tsx'
import { ArtifactsCard } from './artifacts-card.tsx'
import { ModelsCard } from './models-card.tsx'
import { PlanFeatures } from './plan-features.tsx'
import { ProjectsCard } from './projects-card.tsx'
import { RecentPipelines } from './recent-pipelines.tsx'
import { keptCount, StatCards } from './stat-cards.tsx'

const UpgradeDialog = lazy(async () => ({
  default: (await import('@/account/upgrade-dialog.tsx')).UpgradeDialog,
}))

const SLIDE_MS = 200

export function DashboardPage() {
  useTitle('Dashboard')
  return (
    <TooltipProvider>
      <SignedIn>{(user) => <Dashboard user={user} />}</SignedIn>
    </TooltipProvider>
  )
}

function Dashboard({ user }: { user: User }) {
  usePaymentReturn({ party: true })
  const navigate = useNavigate()
  const [account, setAccount] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [prompt] = useState(pendingPrompt)
  const pipelines = useQuery<PipelineSummary[]>({
    queryKey: ['pipelines'],
    queryFn: () => call('listPipelines'),
    // Pipelines are saved in the builder: the list is asked for again on each visit.
    refetchOnMount: 'always',
  })
  const create = () => {
    setLeaving(true)
    setTimeout(() => void navigate({ to: '/pipeline-builder' }), SLIDE_MS)
  }
  const [plans, setPlans] = useState(false)
  const upgrade = () => {
    setAccount(false)
    setPlans(true)
  }
  const name = user.username ?? user.email.split('@')[0]
  return (
    <div className={classNames('min-h-full', leaving && 'slide-back')}>
      <AppHeader>
        <span className="hidden min-w-0 truncate text-[0.8125rem] text-muted sm:inline">
          {user.email}
        </span>
        {HAS_PLANS && <PlanBadge plan={user.plan} />}
        {user.role === 'admin' && (
          <Button asChild variant="ghost" size="sm">
            <Link to="/admin" aria-label="Administration">
              <ShieldCheck aria-hidden />
              <span className="hidden sm:inline">Administration</span>
            </Link>
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => setAccount(true)}>
          <CircleUser aria-hidden />
          Account
        </Button>
      </AppHeader>
      <main className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="truncate text-2xl font-semibold tracking-tight">Welcome, {name}!</h1>
            <p className="mt-1 text-muted">
              {HAS_PLANS ? 'Pipelines, credits and plan' : 'Pipelines and data'} at a glance.
            </p>
          </div>
          <nav aria-label="More" className="flex gap-2">
            {/* Where there is no room for it in the header. */}
            <Button asChild variant="secondary" size="sm" className="sm:hidden">
              <Link to="/runs">
                <History aria-hidden />
                Runs
              </Link>
            </Button>
            <Button asChild variant="secondary" size="sm">
              <Link to="/outbox">
                <Mail aria-hidden />
                Outbox
              </Link>
            </Button>
          </nav>
        </div>
        <StatCards user={user} pipelineCount={keptCount(pipelines.data)} onUpgrade={upgrade} />
        <div className="mt-4 grid gap-4 lg:grid-cols-3">
          <Card className="relative overflow-hidden lg:col-span-2">
            <h2 className="text-base font-semibold">Create New Pipeline</h2>
            <p className="mt-1 max-w-lg text-muted">
              Describe it in a sentence, or put blocks together on the canvas.
              {HAS_PLANS && ' One credit is spent only when the assistant gives a valid pipeline.'}
            </p>
            {prompt !== null && (
              <p className="mt-4 rounded-lg bg-sunken px-3.5 py-3 text-pretty">
                <span className="block text-xs text-muted">Waiting in the builder</span>“{prompt}”
              </p>
            )}
            <Button className="mt-5" onClick={create}>
              <Plus aria-hidden />
              Create Pipeline
            </Button>
          </Card>
          {HAS_PLANS && <PlanFeatures plan={PLANS[user.plan]} />}
        </div>
        <RecentPipelines pipelines={pipelines} onCreate={create} />
        <ProjectsCard />
        <ModelsCard />
        <ArtifactsCard />
      </main>
      <AccountDialog user={user} open={account} onOpenChange={setAccount} onUpgrade={upgrade} />
      <Suspense>
        {plans && <UpgradeDialog plan={user.plan} open onOpenChange={setPlans} />}
      </Suspense>
      <CreditWarning user={user} />
      <Onboarding user={user} />
    </div>
  )
}
