import { Failure } from '@plainflow/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { singleUseTokens } from '../store/schema.ts'
import { hashToken, randomToken } from './tokens.ts'

type Purpose = typeof singleUseTokens.$inferSelect.purpose

const LIFETIME = { 'reset-password': 30 * 60, exchange: 60 } satisfies Record<Purpose, number>

export async function createSingleUseToken(db: Queries, purpose: Purpose, userId: string) {
  const token = randomToken()
  await db.insert(singleUseTokens).values({
    tokenHash: hashToken(token),
    purpose,
    userId,
    expiresAt: sql`now() + ${LIFETIME[purpose]} * interval '1 second'`,
  })
  return token
}

/** Takes the token away and says whose it was: of two at once, one gets it. */
export async function useSingleUseToken(db: Queries, purpose: Purpose, token: string) {
  const [used] = await db
    .delete(singleUseTokens)
    .where(
      and(
        eq(singleUseTokens.tokenHash, hashToken(token)),
        eq(singleUseTokens.purpose, purpose),
        gt(singleUseTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: singleUseTokens.userId })
  if (!used) throw new Failure('invalid_token')
  return used.userId
}

export async function forgetExpiredTokens(db: Queries): Promise<void> {
  await db.delete(singleUseTokens).where(lt(singleUseTokens.expiresAt, sql`now()`))
}
