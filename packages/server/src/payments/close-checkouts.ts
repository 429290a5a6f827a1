import { Failure } from '@plainflow/contract'
import { and, eq } from 'drizzle-orm'
import { checkouts } from '../store/schema.ts'
import type { Cashier } from './cashier.ts'
import { expireCheckout, settleCheckout } from './settle-checkout.ts'

/** What was begun cannot be paid any more afterwards; one that was paid in this moment counts. */
export async function closeOpenCheckouts(cashier: Cashier, userId: string): Promise<void> {
  const { store, provider } = cashier
  const open = await store.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open')))
  for (const { id, session, provider: name } of open) {
    const isOurs = name === provider.name
    if (isOurs) await provider.close(session)
    const settled = isOurs ? await settleCheckout(cashier, session) : null
    if (settled?.kind === 'paid')
      throw new Failure('conflict', 'A payment of this account was completed just now.')
    // A debit takes days: whoever may pay once more meanwhile pays twice.
    if (settled?.kind === 'processing')
      throw new Failure('conflict', 'A payment of this account is still being processed.')
    await expireCheckout(store.db, id)
  }
}
