import { Failure } from '@plainflow/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { WithStore } from '../store/open-store.ts'
import { subscriptions } from '../store/schema.ts'
import type { WithCashier } from './cashier.ts'
import { closeOpenCheckouts } from './close-checkouts.ts'
import { isBilledElsewhere } from './is-billed-elsewhere.ts'

/**
 * Before an account goes: nothing is taken from somebody any more who has none. Where the provider does not
 * answer, or is no longer set up, this fails, and the account stays.
 */
export async function endPayments(
  { store, cashier }: WithStore & WithCashier,
  userId: string,
): Promise<void> {
  const going = await store.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
  if (going.some((one) => isBilledElsewhere(one, cashier)))
    throw new Failure(
      'conflict',
      'A subscription is still paid at Stripe. The operator has to end it first.',
    )
  if (!cashier) return
  await closeOpenCheckouts(cashier, userId)
  for (const { id, reference, provider: name } of going) {
    if (name === cashier.provider.name) await cashier.provider.end(reference)
    await store.db
      .update(subscriptions)
      .set({ status: 'ended', toldAt: new Date() })
      .where(eq(subscriptions.id, id))
  }
}
