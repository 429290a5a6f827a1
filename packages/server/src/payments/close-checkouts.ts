import { Failure } from '@plainflow/contract'
import { and, eq } from 'drizzle-orm'
import { checkouts } from '../store/schema.ts'
import type { Cashier } from './cashier.ts'
import { settleCheckout } from './settle-checkout.ts'

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
    await store.db
      .update(checkouts)
      .set({ status: 'expired' })
      .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
  }
}
