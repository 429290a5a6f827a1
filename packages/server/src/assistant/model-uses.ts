import { randomUUID } from 'node:crypto'
import type { ModelInUse } from '@plainflow/contract'
import type { Use } from '@plainflow/models'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { WithLog } from '../log.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { modelUses } from '../store/schema.ts'

interface Used {
  readonly userId: string
  readonly used: ModelInUse
  readonly use: Use
}

/** Keeps what asking a model took, whatever came of it. */
export async function recordUse(
  { store, log }: WithStore & WithLog,
  { userId, used, use }: Used,
): Promise<void> {
  const { provider, name, whose } = used
  const { tokens, milliseconds, repairs, bytes } = use
  await store.db.insert(modelUses).values({
    id: randomUUID(),
    userId,
    provider,
    model: name,
    whose,
    inputTokens: tokens?.input ?? null,
    outputTokens: tokens?.output ?? null,
    milliseconds,
    repairs,
    bytesSent: bytes,
  })
  const sizes = { tokens, milliseconds, repairs, bytes }
  log.info({ user: userId, provider, model: name, whose, ...sizes }, 'A model was asked')
}

const DAY_MS = 24 * 3_600_000
const SHOWN_DAYS = 30
const KEPT_DAYS = 400

/** What a user's messages took in the last thirty days. */
export async function usedLately(db: Queries, userId: string) {
  const since = new Date(Date.now() - SHOWN_DAYS * DAY_MS)
  const [sums] = await db
    .select({
      messages: sql<number>`count(*)::int`,
      input: sql<number>`coalesce(sum(${modelUses.inputTokens}), 0)::float8`,
      output: sql<number>`coalesce(sum(${modelUses.outputTokens}), 0)::float8`,
    })
    .from(modelUses)
    .where(and(eq(modelUses.userId, userId), gt(modelUses.createdAt, since)))
  const { messages = 0, input = 0, output = 0 } = sums ?? {}
  return { messages, tokens: { input, output } }
}

export async function forgetOldUses(db: Queries): Promise<void> {
  await db
    .delete(modelUses)
    .where(lt(modelUses.createdAt, new Date(Date.now() - KEPT_DAYS * DAY_MS)))
}
