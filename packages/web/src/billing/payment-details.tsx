import { type Billing, type Plan, type PlanQuote, PLANS, type User } from '@plainflow/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { formatNumber } from '@/app/format-number.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { goToCheckout, type PaidPlan } from './go-to-checkout.ts'
import { Line } from './line.tsx'
import { sayDay, sayMoney } from './say-money.ts'
import { useBilling } from './use-billing.ts'

/** What the plan costs this account now, and the way to pay it. */
export function PaymentDetails({ user, plan }: { user: User; plan: Plan }) {
  const key = plan.key as PaidPlan // the page falls back to a paid one
  const billing = useBilling()
  const quote = useQuery({
    queryKey: ['billing', 'quote', key],
    queryFn: () => call('quotePlan', { query: { plan: key } }),
  })
  const told = quote.data
  const current = billing.data?.subscription ?? null
  // A smaller plan begins when the paid month ends, which the account tells.
  const failed = quote.error ?? billing.error
  const isPending = quote.isPending || billing.isPending
  return (
    <Card className="flex flex-col">
      <h2 className="font-semibold">Payment details</h2>
      <dl className="mt-3 space-y-2">
        <Line name="Current credits">{formatNumber(user.credits)}</Line>
        {told && told.kind !== 'current' && (
          <Line name="Credits with this plan">
            {told.kind === 'later' ? formatNumber(plan.credits) : `+${formatNumber(plan.credits)}`}
          </Line>
        )}
        <Line name="Each month">{sayMoney(plan.price * 100)}</Line>
        {told && told.credit > 0 && (
          <Line name={`Unused part of ${PLANS[user.plan].name}`}>−{sayMoney(told.credit)}</Line>
        )}
        {told && told.kind !== 'later' && told.kind !== 'current' && (
          <Line name="Due today">{sayMoney(told.due)}</Line>
        )}
      </dl>
      {billing.data?.mode === 'test' && told?.kind !== 'current' && <TestNote />}
      {failed && (
        <p role="alert" className="mt-4 text-[0.8125rem] text-danger">
          {reasonOf(failed)}
        </p>
      )}
      <div className="mt-auto pt-5">
        {isPending && !failed && <Skeleton className="h-10" />}
        {told && !billing.isPending && (
          <Way quote={told} user={user} plan={plan} paidKey={key} current={current} />
        )}
      </div>
    </Card>
  )
}

interface Wanted {
  readonly user: User
  readonly plan: Plan
  readonly paidKey: PaidPlan
  readonly current: Billing['subscription']
}

function Way({ quote, ...wanted }: Wanted & { readonly quote: PlanQuote }) {
  const { plan, paidKey } = wanted
  if (quote.kind === 'current')
    return <p className="text-muted">The account is on the {plan.name} plan.</p>
  if (quote.kind === 'later') return <Later {...wanted} />
  return <Pay due={quote.due} plan={paidKey} />
}

function Pay({ due, plan }: { due: number; plan: PaidPlan }) {
  const [busy, setBusy] = useState(false)
  const pay = async () => {
    setBusy(true)
    try {
      await goToCheckout(plan)
    } catch (error) {
      const reason = 'There was an issue starting your payment. Please try again.'
      toast('Payment Error', `${reason} ${reasonOf(error)}`, 'danger')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button className="w-full" disabled={busy} onClick={() => void pay()}>
      {busy && <Spinner />}
      {busy ? 'Opening the checkout...' : `Pay ${sayMoney(due)}`}
    </Button>
  )
}

/** A smaller plan is not bought: it takes over when the paid month ends. */
function Later({ user, plan, paidKey, current }: Wanted) {
  const [busy, setBusy] = useState(false)
  const client = useQueryClient()
  if (!current) return null
  const { periodEnd: end, isCancelled } = current
  const isNext = current.nextPlan === plan.key
  if (isCancelled)
    return (
      <p className="text-[0.8125rem] text-muted">
        {PLANS[user.plan].name} was cancelled and stays until {sayDay(end)}. Keep it first to go on
        with {plan.name} then.
      </p>
    )
  const change = async () => {
    setBusy(true)
    try {
      await call('changePlan', { body: { plan: paidKey } })
      await client.invalidateQueries({ queryKey: ['billing'] })
      toast('Plan changed', `${plan.name} begins on ${sayDay(end)}.`, 'success')
    } catch (error) {
      toast('The plan was not changed', reasonOf(error), 'danger')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="text-[0.8125rem] text-muted">
        {PLANS[user.plan].name} is paid until {sayDay(end)}.{' '}
        {isNext ? `${plan.name} begins then.` : `${plan.name} can take its place from then on.`}
      </p>
      {!isNext && (
        <Button className="mt-3 w-full" disabled={busy} onClick={() => void change()}>
          {busy && <Spinner />}
          Switch to {plan.name} on {sayDay(end)}
        </Button>
      )}
    </>
  )
}

function TestNote() {
  return (
    <div
      role="note"
      className="mt-5 flex gap-2.5 rounded-lg bg-warning-soft p-3.5 text-[0.8125rem] text-warning"
    >
      <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="font-semibold">Test checkout.</strong> This server has no payment
        provider: no card is asked for and no money moves, while plan and credits change as if it
        did.
      </span>
    </div>
  )
}
