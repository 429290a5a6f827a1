import type { PlanKey } from '@plainflow/contract'
import { call } from '@/app/call.ts'

export type PaidPlan = Exclude<PlanKey, 'free'>

/** Starts a checkout and leaves for it; the provider sends the browser back to the page it came from. */
export async function goToCheckout(plan: PaidPlan, page = '/dashboard'): Promise<void> {
  const body = { plan, successUrl: page, cancelUrl: page }
  const { url } = await call('createCheckout', { body })
  if (!url) throw new Error('The checkout has no address')
  location.assign(url)
}
