import type { PlanKey } from '@plainflow/contract'
import type { PaymentProviderName } from '../store/billing-tables.ts'
import type { checkouts, subscriptions } from '../store/schema.ts'

export type CheckoutRow = typeof checkouts.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Who takes the money. Everything that is granted is asked of it first, and never read from a browser. */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** A page where the order is paid. */
  begin(order: Order): Promise<{ readonly session: string; readonly url: string }>
  /** Makes sure that it cannot be paid any more, unless it was. */
  close(session: string): Promise<void>
  /** What became of a session; null where there is none of that id. */
  report(session: string): Promise<SessionReport | null>
  /** Ends a subscription with the period that is paid for, or takes that back. */
  setCancelled(reference: string, isCancelled: boolean): Promise<void>
  /** From the next period on, without settling this one. */
  setNextPlan(reference: string, plan: PlanKey): Promise<void>
  /** At once, without giving anything back. */
  end(reference: string): Promise<void>
  /** Where the customer sees invoices and changes the card; null where there is no such place. */
  portal(customer: string, returnUrl: string): Promise<string | null>
}

export interface Order {
  /** Ours, told back with the session. */
  readonly checkout: string
  readonly email: string
  readonly plan: PlanKey
  /** What is taken off the first payment, in cents. */
  readonly credit: number
  /** With `{CHECKOUT_SESSION_ID}` where the session's id belongs. */
  readonly successUrl: string
  readonly cancelUrl: string
  /** Who paid before, at the provider. */
  readonly customer: string | null
}

export interface SessionReport {
  /** `processing`: the customer has done everything, and the money is on its way. */
  readonly status: 'open' | 'processing' | 'paid' | 'expired'
  /** Ours, as it was told at the beginning. */
  readonly checkout: string | null
  /** What was paid in all, in cents. */
  readonly amount: number
  readonly currency: string
  /** What the payment is called in the provider's books. */
  readonly payment: string
  readonly subscription: SubscriptionReport | null
}

export interface SubscriptionReport {
  readonly reference: string
  readonly customer: string | null
  readonly status: SubscriptionRow['status']
  readonly isCancelled: boolean
  readonly periodEnd: Date
  /** What the next period is for; null for a price that is not of our plans. */
  readonly plan: PlanKey | null
  /** The price of that plan at the provider, in cents. */
  readonly price: number
  /** Which of our checkouts it began with. */
  readonly checkout: string | null
}
