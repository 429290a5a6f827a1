import { type Billing, PLANS } from '@plainflow/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PlanBadge } from '@/account/plan-badge.tsx'
import { loadUser } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { toast } from '@/design/toast.ts'
import { sayDay, sayMoney } from './say-money.ts'

type Subscription = NonNullable<Billing['subscription']>
type Action = 'cancelSubscription' | 'resumeSubscription' | 'billingPortal'

/** What is paid for now, and how to end it: as easy as it was to begin. */
export function SubscriptionCard({
  subscription,
  mode,
}: {
  subscription: Subscription
  mode: Billing['mode']
}) {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const { plan, isCancelled } = subscription
  const act = async (action: Action) => {
    setBusy(true)
    try {
      if (action === 'billingPortal') location.assign((await call(action)).url)
      else await call(action)
      await client.invalidateQueries({ queryKey: ['billing'] })
      await loadUser()
    } catch (error) {
      toast('The subscription was not changed', reasonOf(error), 'danger')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">Subscription</h2>
        <PlanBadge plan={plan} />
        {mode === 'test' && <Badge tone="warning">Test</Badge>}
        {subscription.status === 'past_due' && <Badge tone="danger">Payment failed</Badge>}
      </div>
      <p className="mt-2 text-muted">{sayState(subscription)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {mode === 'stripe' && (
          <Button variant="secondary" disabled={busy} onClick={() => void act('billingPortal')}>
            Invoices and card
          </Button>
        )}
        {isCancelled ? (
          <Button disabled={busy} onClick={() => void act('resumeSubscription')}>
            Keep {PLANS[plan].name}
          </Button>
        ) : (
          <Button variant="secondary" disabled={busy} onClick={() => setAsking(true)}>
            Cancel subscription
          </Button>
        )}
      </div>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${PLANS[plan].name}?`}
        action="Cancel subscription"
        onConfirm={() => void act('cancelSubscription')}
      >
        {PLANS[plan].name} and its credits stay until {sayDay(subscription.periodEnd)}. Then the
        account goes on as Free. Pipelines and data stay.
      </Confirm>
    </Card>
  )
}

function sayState({ plan, nextPlan, status, periodEnd, isCancelled }: Subscription): string {
  const end = sayDay(periodEnd)
  if (isCancelled) return `Cancelled. ${PLANS[plan].name} stays until ${end}.`
  if (status === 'past_due')
    return 'The last payment did not go through. It is tried again; another card may help.'
  if (nextPlan)
    return `${PLANS[plan].name} until ${end}, then ${PLANS[nextPlan].name} for ${sayMoney(PLANS[nextPlan].price * 100)} a month.`
  return `${sayMoney(PLANS[plan].price * 100)} a month. The next payment is on ${end}.`
}
