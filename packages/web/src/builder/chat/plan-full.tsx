import { PLANS } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useSession } from '@/account/session.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { call } from '@/app/call.ts'
import { useDocument } from '../state/document-store.ts'

/** Told before it is asked for: a plan that is full keeps no further pipeline, and a draft gives way. */
export function PlanFull() {
  const isDraft = useDocument((state) => state.isDraft)
  const plan = useSession(({ user }) => (user ? PLANS[user.plan] : null))
  const limit = (HAS_PLANS && plan?.pipelines) || null
  const { data: held = [] } = useQuery({
    queryKey: ['pipelines'],
    queryFn: () => call('listPipelines'),
    enabled: isDraft && limit !== null,
  })
  const kept = held.filter((pipeline) => !pipeline.isDraft)
  if (!isDraft || limit === null || kept.length < limit) return null
  return (
    <output className="mx-3 mb-3 flex gap-2 rounded-md border border-warning-line bg-warning-soft px-2.5 py-2 text-xs text-pretty text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>
        The {plan?.name} plan holds {limit} pipelines, and all are in use: this one runs, but stays
        a draft.{' '}
        <Link to="/dashboard" className="font-medium underline underline-offset-2">
          Delete one
        </Link>{' '}
        or{' '}
        <Link to="/pricing" className="font-medium underline underline-offset-2">
          upgrade the plan
        </Link>{' '}
        to keep it.
      </span>
    </output>
  )
}
