import { type PlanKey, PLANS } from '@plainflow/contract'
import { useEffect } from 'react'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { loadUser } from './session.ts'

const CLEAN_UP_MS = 1000
/** No such payment or plan, not completed, or no payments at all. */
const NOT_PAID: readonly number[] = [400, 404, 409, 501]

/** Back from a checkout: say how it went, and clean the address a second later, as specified. */
export function usePaymentReturn({ party = false } = {}): void {
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    const sessionId = search.get('session_id')
    const plan = search.get('plan')
    if (search.get('cancelled') === 'true')
      toast('Payment cancelled', 'Your payment was cancelled. You can try again anytime.')
    else if (search.get('success') === 'true' && sessionId && plan)
      void confirm(sessionId, plan, party)
    else return
    const timer = setTimeout(
      () => history.replaceState(history.state, '', location.pathname),
      CLEAN_UP_MS,
    )
    return () => clearTimeout(timer)
  }, [party])
}

async function confirm(sessionId: string, plan: string, party: boolean): Promise<void> {
  try {
    // Whatever the address says: the server takes a plan it knows, and asks the provider anyway.
    const bought = await call('confirmPayment', { body: { sessionId, plan: plan as PlanKey } })
    toast(
      `Payment successful!${party ? ' 🎉' : ''}`,
      `You've been upgraded to ${PLANS[bought.plan].name} plan with ${bought.newCredits} credits!`,
      'success',
    )
    await Promise.all([loadUser(), queryClient.invalidateQueries({ queryKey: ['billing'] })])
  } catch (error) {
    // Where the server knows that nothing was paid, saying it went well would be a lie.
    if (NOT_PAID.includes(statusOf(error) ?? 0)) toast('Payment not confirmed', reasonOf(error))
    else toast('Payment processed', 'Your payment was successful. Credits will be updated shortly.')
  }
}
