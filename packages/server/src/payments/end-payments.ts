import { and, eq, ne } from 'drizzle-orm'
import { subscriptions } from '../store/schema.ts'
import type { Cashier } from './cashier.ts'
import { closeOpenCheckouts } from './close-checkouts.ts'

/**
 * Before an account goes: nothing is taken from somebody any more who has none. Where the provider does not
 * answer this fails, and the account stays.
 */
export async function endPayments(cashier: Cashier, userId: string): Promise<void> {
  const { store, provider } = cashier
  await closeOpenCheckouts(cashier, userId)
  const going = await store.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
  for (const { id, reference, provider: name } of going) {
    if (name === provider.name) await provider.end(reference)
    await store.db
      .update(subscriptions)
      .set({ status: 'ended', toldAt: new Date() })
      .where(eq(subscriptions.id, id))
  }
}
