import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/open-store.ts'
import type { apiKeys, sessions, triggers } from '../store/schema.ts'

/** A write for every request would cost more than the request: once a minute tells enough. */
const EVERY_MS = 60_000

export function isStale(lastUsedAt: Date | null): boolean {
  return lastUsedAt === null || Date.now() - lastUsedAt.getTime() > EVERY_MS
}

export async function noteUse(
  db: Database,
  table: typeof sessions | typeof apiKeys | typeof triggers,
  which: SQL,
): Promise<void> {
  await db
    .update(table)
    .set({ lastUsedAt: sql`now()` })
    .where(which)
}
