import { PLANS } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { SignedIn } from '@/account/signed-in.tsx'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { useTitle } from '@/app/use-title.ts'
import { Line } from '@/billing/line.tsx'
import { sayMoney } from '@/billing/say-money.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Logo } from '@/design/logo.tsx'
import { LoadingPage, Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'

/** In place of a provider's page where there is no provider; it says so before anything else. */
export function TestCheckoutPage() {
  useTitle('Test checkout')
  return <SignedIn>{() => <TestCheckout />}</SignedIn>
}

function TestCheckout() {
  const { session } = useSearch({ from: '/test-checkout' })
  const [busy, setBusy] = useState(false)
  const params = { id: session }
  const checkout = useQuery({
    queryKey: ['billing', 'checkout', session],
    queryFn: () => call('testCheckout', { params }),
    retry: false,
  })
  const leave = async (how: 'payTestCheckout' | 'cancelTestCheckout') => {
    setBusy(true)
    try {
      location.assign((await call(how, { params })).url)
    } catch (error) {
      toast('Payment Error', reasonOf(error), 'danger')
      await checkout.refetch()
    } finally {
      setBusy(false)
    }
  }
  if (checkout.isPending) return <LoadingPage />
  const told = checkout.data
  return (
    <main className="mx-auto flex min-h-full max-w-md flex-col justify-center px-4 py-10">
      <Logo />
      <div
        role="note"
        className="mt-6 flex gap-2.5 rounded-lg bg-warning-soft p-3.5 text-[0.8125rem] text-warning"
      >
        <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong className="font-semibold">This is a test.</strong> No card is asked for and no
          money moves. Where a payment provider is set up, its page stands here.
        </span>
      </div>
      <Card className="mt-4">
        <h1 className="text-lg font-semibold">Test checkout</h1>
        {told?.isOpen ? (
          <>
            <dl className="mt-4 space-y-2">
              <Line name={`Plainflow ${PLANS[told.plan].name}, a month`}>
                {sayMoney(told.price)}
              </Line>
              {told.due < told.price && (
                <Line name="Unused part of the plan before">
                  −{sayMoney(told.price - told.due)}
                </Line>
              )}
              <Line name="Due today">{sayMoney(told.due)}</Line>
            </dl>
            <div className="mt-6 grid gap-2">
              <Button disabled={busy} onClick={() => void leave('payTestCheckout')}>
                {busy && <Spinner />}
                Pay {sayMoney(told.due)} as a test
              </Button>
              <Button
                variant="secondary"
                disabled={busy}
                onClick={() => void leave('cancelTestCheckout')}
              >
                Cancel
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="mt-3 text-muted">
              {told ? 'This checkout is over.' : reasonOf(checkout.error)}
            </p>
            <Button asChild className="mt-5 w-full">
              <Link to="/dashboard">Back to Dashboard</Link>
            </Button>
          </>
        )}
      </Card>
    </main>
  )
}
