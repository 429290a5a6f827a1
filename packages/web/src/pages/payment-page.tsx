import { PLANS, type User } from '@plainflow/contract'
import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Check, Info } from 'lucide-react'
import { SignedIn } from '@/account/signed-in.tsx'
import { AppHeader } from '@/app/app-header.tsx'
import { formatNumber } from '@/app/format-number.ts'
import { useTitle } from '@/app/use-title.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'

export function PaymentPage() {
  useTitle('Payment')
  return <SignedIn mode="signup">{(user) => <Payment user={user} />}</SignedIn>
}

function Payment({ user }: { user: User }) {
  const plan = PLANS[useSearch({ from: '/payment' }).plan]
  return (
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
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">Upgrade to {plan.name}</h1>
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
          <Card className="flex flex-col">
            <h2 className="font-semibold">Payment details</h2>
            <dl className="mt-3 space-y-2">
              <Line name="Current credits" value={formatNumber(user.credits)} />
              <Line name="Credits with this plan" value={`+${formatNumber(plan.credits)}`} />
              <Line name="Due each month" value={`$${plan.price}.00`} />
            </dl>
            <div
              role="note"
              className="mt-5 flex gap-2.5 rounded-lg bg-warning-soft p-3.5 text-[0.8125rem] text-warning"
            >
              <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
              Checkout is not switched on yet on this server. Nothing is charged, and the account
              stays on {PLANS[user.plan].name}.
            </div>
            <Button className="mt-5" disabled>
              Pay ${plan.price}.00
            </Button>
          </Card>
        </div>
      </main>
    </div>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  )
}
