import { type PlanKey, PLANS } from '@plainflow/contract'
import { inCents } from './money.ts'
import { inAMonth } from './months.ts'
import type { SubscriptionRow } from './payment-provider.ts'

export interface Quote {
  /** In cents a month. */
  readonly price: number
  /** For the unused part of the plan before; never more than the price. */
  readonly credit: number
  readonly due: number
}

type Paid = Pick<SubscriptionRow, 'plan' | 'paidUntil'>

/**
 * What a plan costs now. Who has a smaller one begins a new month with the larger, and what is left of the
 * old month is taken off: nobody pays twice for a day.
 */
export function quote(plan: PlanKey, current: Paid | null, now = new Date()): Quote {
  const price = inCents(PLANS[plan].price)
  const credit = current ? Math.min(price, unused(current, now)) : 0
  return { price, credit, due: price - credit }
}

/** Of a month that runs and is not paid yet nothing is unused: it would be taken off before it came in. */
function unused({ plan, paidUntil }: Paid, now: Date) {
  if (!paidUntil) return 0
  const length = paidUntil.getTime() - inAMonth(paidUntil, -1).getTime()
  const left = Math.min(1, Math.max(0, (paidUntil.getTime() - now.getTime()) / length))
  return Math.floor(inCents(PLANS[plan].price) * left)
}
