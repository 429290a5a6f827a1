import { PLANS, type PlanKey } from '@plainflow/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '@/account/session.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { goToCheckout } from '@/billing/go-to-checkout.ts'
import { Button } from '@/design/button.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'

/** Anonymous visitors keep their choice over the sign-up; everyone else goes on to pay. */
export function ChoosePlan({ plan }: { plan: PlanKey }) {
  const navigate = useNavigate()
  const current = useSession(({ user }) => user?.plan ?? null)
  const [busy, setBusy] = useState(false)
  const { name, popular } = PLANS[plan]
  const variant = popular ? 'primary' : 'secondary'
  if (plan === 'free')
    return (
      <Button asChild variant={variant} className="w-full">
        <Link to="/auth" search={{ mode: 'signup' }}>
          Start Free
        </Link>
      </Button>
    )
  if (plan === current)
    return (
      <Button variant="secondary" className="w-full" disabled>
        Current Plan
      </Button>
    )
  // What is not simply bought is told on the page of the payment.
  if (current !== null && current !== 'free')
    return (
      <Button asChild variant={variant} className="w-full">
        <Link to="/payment" search={{ plan }}>
          Choose {name}
        </Link>
      </Button>
    )
  const choose = async () => {
    if (current === null) {
      localStorage.setItem('pending_plan', plan)
      return navigate({ to: '/auth', search: { mode: 'signup', redirect: 'payment' } })
    }
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
    <Button variant={variant} className="w-full" disabled={busy} onClick={() => void choose()}>
      {busy && <Spinner />}
      Choose {name}
    </Button>
  )
}
