import type { Cashier } from './cashier.ts'
import type { SubscriptionRow } from './payment-provider.ts'

/**
 * Whether a subscription is paid where this server cannot end it, as it was set up otherwise before: to mark
 * it as ended would hide that money is still taken. What was only played is over whenever we say so.
 */
export function isBilledElsewhere({ provider }: SubscriptionRow, cashier: Cashier | null): boolean {
  return provider !== 'test' && provider !== cashier?.provider.name
}
