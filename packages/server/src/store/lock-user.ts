import { eq } from 'drizzle-orm'
import type { Queries } from './open-store.ts'
import { users } from './schema.ts'

/** Before anything else of theirs is locked: whoever locks both does it in this order. False: they have gone. */
export async function lockUser(tx: Queries, id: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  return found.length > 0
}
