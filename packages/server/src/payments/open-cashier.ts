import type { WithLog } from '../log.ts'
import type { WithSettings } from '../settings.ts'
import type { Store, WithStore } from '../store/open-store.ts'
import type { Cashier } from './cashier.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { StripeClient } from './stripe/stripe-client.ts'
import { StripeProvider } from './stripe/stripe-provider.ts'
import { TestProvider } from './test-provider.ts'

export function openCashier(parts: WithStore & WithLog & WithSettings): Cashier | null {
  const { store, log, settings } = parts
  const provider = providerOf(settings, store)
  return provider && { store, log, settings, provider }
}

function providerOf({ billing }: WithSettings['settings'], store: Store): PaymentProvider | null {
  if (billing.kind === 'off') return null
  if (billing.kind === 'test') return new TestProvider(store.db)
  return new StripeProvider(new StripeClient(billing))
}
