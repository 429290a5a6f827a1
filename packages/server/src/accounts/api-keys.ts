import { randomUUID } from 'node:crypto'
import { type ApiKey, Failure, MOST_API_KEYS } from '@plainflow/contract'
import { and, count, desc, eq } from 'drizzle-orm'
import { lockUser } from '../store/lock-user.ts'
import type { Database, Queries } from '../store/open-store.ts'
import { apiKeys, users } from '../store/schema.ts'
import { hashToken, randomToken } from './tokens.ts'
import { isStale, noteUse } from './note-use.ts'

/** Told from a session's token at a glance, by people and by scanners for leaked secrets. */
const PREFIX = 'pf_'
const SHOWN = PREFIX.length + 6

/** The key is told here and never again: what is kept opens nothing. */
export async function createApiKey(db: Database, userId: string, name: string) {
  const key = PREFIX + randomToken()
  const row = await db.transaction(async (tx) => {
    // Locked, so that those that come at once are counted.
    await lockUser(tx, userId)
    const [held] = await tx
      .select({ count: count() })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId))
    if ((held?.count ?? 0) >= MOST_API_KEYS)
      throw new Failure('plan_limit', `An account holds ${MOST_API_KEYS} keys. Revoke one first.`)
    const start = key.slice(0, SHOWN)
    const values = { id: randomUUID(), userId, name, start, tokenHash: hashToken(key) }
    const [inserted] = await tx.insert(apiKeys).values(values).returning()
    if (!inserted) throw new Error('The new key was not stored')
    return inserted
  })
  return { apiKey: publicKey(row), key }
}

export async function listApiKeys(db: Queries, userId: string): Promise<ApiKey[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  return rows.map(publicKey)
}

export async function revokeApiKey(db: Queries, userId: string, id: string): Promise<void> {
  const [gone] = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id })
  if (!gone) throw new Failure('not_found', 'There is no such key.')
}

/** Whose key this is; null for anything else. */
export async function findKeyOwner(db: Database, token: string) {
  if (!token.startsWith(PREFIX)) return null
  const [found] = await db
    .select({ user: users, id: apiKeys.id, lastUsedAt: apiKeys.lastUsedAt })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.tokenHash, hashToken(token)))
  if (!found) return null
  if (isStale(found.lastUsedAt)) await noteUse(db, apiKeys, eq(apiKeys.id, found.id))
  return found.user
}

function publicKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const { id, name, start } = row
  const lastUsedAt = row.lastUsedAt?.toISOString() ?? null
  return { id, name, start, createdAt: row.createdAt.toISOString(), lastUsedAt }
}
