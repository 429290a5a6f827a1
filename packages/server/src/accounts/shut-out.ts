import { eq } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { apiKeys, triggers } from '../store/schema.ts'
import { endAllSessions } from './sessions.ts'

/**
 * Ends every way in there is, for programs as well: an account may have been somebody else's until now, who
 * made a key or the address of a trigger to come back by.
 */
export async function shutOut(tx: Queries, userId: string): Promise<void> {
  await endAllSessions(tx, userId)
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId))
  await tx.delete(triggers).where(eq(triggers.userId, userId))
}
