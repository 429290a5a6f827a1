import type { Queries } from '../../store/open-store.ts'
import type { Cashier } from '../cashier.ts'
import { StripeProvider } from './stripe-provider.ts'

export interface StripeCashier extends Cashier {
  readonly provider: StripeProvider
}

/** In the transaction that counts the event. */
export type Work = (tx: Queries) => Promise<void>

export function isOfStripe(cashier: Cashier): cashier is StripeCashier {
  return cashier.provider instanceof StripeProvider
}
