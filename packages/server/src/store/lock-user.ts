import { eq } from 'drizzle-orm'
import type { Queries } from './open-store.ts'
import { users } from './schema.ts'

/** Before anything else of theirs is locked: whoever locks both does it in this order. */
export async function lockUser(tx: Queries, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}
