import { createHash } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queries, Store } from '../store/open-store.ts'
import { idempotentCalls } from '../store/schema.ts'

export interface OnceOptions {
  readonly userId: string
  readonly route: string
  /** Null: the caller did not ask for this. */
  readonly key: string | null
  /** What was asked; the same key with another question is a mistake. */
  readonly question: unknown
}

/**
 * Stores the answer in the transaction that does the work, so that both happen or neither. Null takes
 * it back, where the work was undone.
 */
export type Keep<T> = (tx: Queries, answer: T | null) => Promise<void>

/**
 * With an Idempotency-Key a call may be sent again when its answer was lost: the work is done once,
 * and the stored answer is given again.
 */
export async function runOnce<T>(
  store: Store,
  options: OnceOptions,
  work: (keep: Keep<T>) => Promise<T>,
): Promise<T> {
  const { userId, route, key } = options
  if (key === null) return work(async () => {})
  const { db, instance } = store
  const fingerprint = createHash('sha256').update(JSON.stringify(options.question)).digest('hex')
  const here = and(
    eq(idempotentCalls.userId, userId),
    eq(idempotentCalls.route, route),
    eq(idempotentCalls.key, key),
  )
  const taken = await db
    .insert(idempotentCalls)
    .values({ userId, route, key, fingerprint, owner: instance })
    .onConflictDoNothing()
    .returning({ key: idempotentCalls.key })
  if (taken.length === 0) {
    const [earlier] = await db.select().from(idempotentCalls).where(here)
    if (earlier && earlier.fingerprint !== fingerprint)
      throw new Failure('conflict', 'This Idempotency-Key was used for another request.')
    if (!earlier || earlier.answer === null)
      throw new Failure('conflict', 'The same request is being worked on.')
    return earlier.answer as T // stored below, by the same route
  }
  try {
    return await work(async (tx, answer) => {
      await tx.update(idempotentCalls).set({ answer }).where(here)
    })
  } catch (error) {
    await db.delete(idempotentCalls).where(and(here, isNull(idempotentCalls.answer)))
    throw error
  }
}

/** What this server was working on when it was killed can be asked again. */
export async function forgetUnfinishedCalls({ db, instance }: Store): Promise<void> {
  await db
    .delete(idempotentCalls)
    .where(and(eq(idempotentCalls.owner, instance), isNull(idempotentCalls.answer)))
}

export async function forgetOldCalls(db: Queries): Promise<void> {
  await db
    .delete(idempotentCalls)
    .where(lt(idempotentCalls.createdAt, sql`now() - interval '7 days'`))
}
