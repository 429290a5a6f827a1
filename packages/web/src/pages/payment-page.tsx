import { PLANS, type User } from '@plainflow/contract'
import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Check } from 'lucide-react'
import { SignedIn } from '@/account/signed-in.tsx'
import { AppHeader } from '@/app/app-header.tsx'
import { useTitle } from '@/app/use-title.ts'
import { CreditHistory } from '@/billing/credit-history.tsx'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { PaymentDetails } from '@/billing/payment-details.tsx'
import { PaymentHistory } from '@/billing/payment-history.tsx'
import { SubscriptionCard } from '@/billing/subscription-card.tsx'
import { useBilling } from '@/billing/use-billing.ts'
import { Card } from '@/design/card.tsx'

export function PaymentPage() {
  useTitle('Payment')
  return (
    <SignedIn mode="signup">
      {(user) => (
        <div className="min-h-full">
          <AppHeader />
          <main className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
            <Link
              to="/dashboard"
              className="inline-flex items-center gap-1.5 rounded-sm text-[0.8125rem] text-muted hover:text-foreground"
            >
              <ArrowLeft aria-hidden className="size-4" />
              Back to Dashboard
            </Link>
            {HAS_PLANS ? <Payment user={user} /> : <NothingToPay />}
          </main>
        </div>
      )}
    </SignedIn>
  )
}

function Payment({ user }: { user: User }) {
  const plan = PLANS[useSearch({ from: '/payment' }).plan]
  const { data: billing } = useBilling()
  const isCurrent = user.plan === plan.key
  const isLarger = plan.price > PLANS[user.plan].price
  return (
    <>
      <h1 className="mt-4 text-2xl font-semibold tracking-tight">
        {isCurrent ? `${plan.name} plan` : `${isLarger ? 'Upgrade' : 'Change'} to ${plan.name}`}
      </h1>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <Card>
          <h2 className="font-semibold">Plan summary</h2>
          <p className="mt-3 flex items-baseline gap-1">
            <span className="text-3xl font-semibold tabular-nums">${plan.price}</span>
            <span className="text-muted">/month</span>
          </p>
          <ul className="mt-4 space-y-2">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-2">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
                {feature}
              </li>
            ))}
          </ul>
        </Card>
        <PaymentDetails user={user} plan={plan} />
      </div>
      <div className="mt-4 space-y-4">
        {billing?.subscription && (
          <SubscriptionCard subscription={billing.subscription} mode={billing.mode} />
        )}
        {billing && billing.payments.length > 0 && <PaymentHistory payments={billing.payments} />}
        <CreditHistory renewsAt={billing?.renewsAt} />
      </div>
    </>
  )
}

function NothingToPay() {
  return (
    <>
      <h1 className="mt-4 text-2xl font-semibold tracking-tight">Nothing to pay</h1>
      <p className="mt-2 text-muted">
        This server is free of plans and credits: everything may be used.
      </p>
    </>
  )
}
