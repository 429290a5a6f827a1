import type { WithLog } from '../log.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Whoever handles money here: the books, and who takes it. */
export interface Cashier extends WithStore, WithLog, WithSettings {
  readonly provider: PaymentProvider
}

export interface WithCashier {
  /** Null where the server is free of plans and credits. */
  readonly cashier: Cashier | null
}
