import type { User } from '@plainflow/contract'
import type { ReactNode } from 'react'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { PlanBadge } from '../plan-badge.tsx'

export function ProfileFacts({ user }: { user: User }) {
  return (
    <dl className="divide-y">
      <Row name="Email">{user.email}</Row>
      <Row name="Username">{user.username ?? 'Not set'}</Row>
      {HAS_PLANS && (
        <>
          <Row name="Plan">
            <PlanBadge plan={user.plan} />
          </Row>
          <Row name="Credits remaining">{user.credits}</Row>
        </>
      )}
      <Row name="Member since">
        {new Date(user.createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })}
      </Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
