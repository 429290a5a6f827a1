import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Resealed, Seal } from '../sealing/seal.ts'
import type { Queries } from '../store/open-store.ts'
import { modelConnections, users } from '../store/schema.ts'

export type StoredConnection = typeof modelConnections.$inferSelect

export async function connectionOf(db: Queries, userId: string): Promise<StoredConnection | null> {
  const [found] = await db
    .select()
    .from(modelConnections)
    .where(eq(modelConnections.userId, userId))
  return found ?? null
}

/** The one that an administrator connected for everybody; of several, the last. */
export async function connectionForAll(db: Queries): Promise<StoredConnection | null> {
  const [found] = await db
    .select({ connection: modelConnections })
    .from(modelConnections)
    .innerJoin(users, eq(users.id, modelConnections.userId))
    // Who is no administrator any more chooses for nobody.
    .where(and(eq(modelConnections.forEverybody, true), eq(users.role, 'admin')))
    .orderBy(desc(modelConnections.updatedAt))
    .limit(1)
  return found?.connection ?? null
}

/** Throws `CannotOpen`. */
export function keyOf({ id, userId, sealedKey }: StoredConnection, seal: Seal): string | null {
  return sealedKey === null ? null : seal.open(sealedKey, { owner: userId, id })
}

interface ToKeep extends Pick<
  StoredConnection,
  'userId' | 'provider' | 'address' | 'model' | 'forEverybody'
> {
  readonly key: string | null
}

/** In place of what was there. A row of its own each time: what was sealed for one opens in no other. */
export async function keepConnection(
  db: Queries,
  { userId, provider, address, model, forEverybody, key }: ToKeep,
  seal: Seal,
): Promise<StoredConnection> {
  const id = randomUUID()
  const sealedKey = key === null ? null : seal.seal(key, { owner: userId, id })
  const kept = { id, provider, address, model, forEverybody, sealedKey }
  const [row] = await db
    .insert(modelConnections)
    .values({ ...kept, userId })
    .onConflictDoUpdate({
      target: modelConnections.userId,
      set: { ...kept, version: sql`${modelConnections.version} + 1`, updatedAt: sql`now()` },
    })
    .returning()
  if (!row) throw new Error('A connection was kept and is not there')
  return row
}

export async function forgetConnection(db: Queries, userId: string): Promise<void> {
  await db.delete(modelConnections).where(eq(modelConnections.userId, userId))
}

/** What an old secret has sealed is sealed with the new one. */
export async function resealKeys(db: Queries, seal: Seal): Promise<Resealed> {
  const rows = await db.select().from(modelConnections).where(isNotNull(modelConnections.sealedKey))
  const old = rows.filter(({ sealedKey }) => sealedKey !== null && !seal.isCurrent(sealedKey))
  let left = 0
  for (const row of old) {
    const key = openedOrNull(row, seal)
    if (key === null || row.sealedKey === null) {
      left += 1
      continue
    }
    const sealedKey = seal.seal(key, { owner: row.userId, id: row.id })
    // Whoever connects another model meanwhile is not overwritten.
    await db
      .update(modelConnections)
      .set({ sealedKey })
      .where(and(eq(modelConnections.id, row.id), eq(modelConnections.sealedKey, row.sealedKey)))
  }
  return { sealedAnew: old.length - left, left }
}

function openedOrNull(row: StoredConnection, seal: Seal): string | null {
  try {
    return keyOf(row, seal)
  } catch {
    return null
  }
}
