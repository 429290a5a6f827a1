import { createHash, randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { and, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
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
 * it back, where the work was undone. Refused where another try has taken over.
 */
export type Keep<T> = (tx: Queries, answer: T | null) => Promise<void>

/** Renewed every three seconds; for those who share a database with a server that is gone. */
const LEASE = sql`now() + interval '12 seconds'`

/**
 * With an Idempotency-Key a call may be sent again when its answer was lost: the work is done once,
 * and the stored answer is given again. A try that died is taken over at once by the next.
 */
export async function runOnce<T>(
  store: Store,
  options: OnceOptions,
  work: (keep: Keep<T>) => Promise<T>,
): Promise<T> {
  const { userId, route, key } = options
  if (key === null) return work(async () => {})
  const { db, instance: owner, heldCalls } = store
  const fingerprint = createHash('sha256').update(JSON.stringify(options.question)).digest('hex')
  const here = and(
    eq(idempotentCalls.userId, userId),
    eq(idempotentCalls.route, route),
    eq(idempotentCalls.key, key),
  )
  const attempt = randomUUID()
  const mine = and(here, eq(idempotentCalls.attempt, attempt))
  heldCalls.set(attempt, mine)
  try {
    const claim = { owner, attempt, leaseUntil: LEASE }
    const taken = await db
      .insert(idempotentCalls)
      .values({ userId, route, key, fingerprint, ...claim })
      .onConflictDoUpdate({
        target: [idempotentCalls.userId, idempotentCalls.route, idempotentCalls.key],
        set: { ...claim, createdAt: sql`now()` },
        setWhere: sql`${eq(idempotentCalls.fingerprint, fingerprint)} and ${isLeft(store)}`,
      })
      .returning({ key: idempotentCalls.key })
    if (taken.length === 0) {
      const [earlier] = await db.select().from(idempotentCalls).where(here)
      if (earlier && earlier.fingerprint !== fingerprint)
        throw new Failure('conflict', 'This Idempotency-Key was used for another request.')
      if (!earlier || earlier.answer === null)
        throw new Failure('conflict', 'The same request is being worked on.')
      return earlier.answer as T // stored below, by the same route
    }
    return await work(async (tx, answer) => {
      const kept = await tx
        .update(idempotentCalls)
        .set({ answer })
        .where(mine)
        .returning({ key: idempotentCalls.key })
      if (kept.length === 0)
        throw new Failure('conflict', 'The same request was sent again, and is worked on there.')
    })
  } catch (error) {
    // Where that is not possible, the next try sees that nobody works on it any more.
    await db
      .delete(idempotentCalls)
      .where(and(mine, isNull(idempotentCalls.answer)))
      .catch(() => {})
    throw error
  } finally {
    heldCalls.delete(attempt)
  }
}

/** Says that what is worked on here is alive. */
export async function renewCalls({ db, heldCalls }: Store): Promise<void> {
  if (heldCalls.size === 0) return
  await db
    .update(idempotentCalls)
    .set({ leaseUntil: LEASE })
    .where(and(or(...heldCalls.values()), isNull(idempotentCalls.answer)))
}

export async function forgetOldCalls(db: Queries): Promise<void> {
  await db
    .delete(idempotentCalls)
    .where(lt(idempotentCalls.createdAt, sql`now() - interval '7 days'`))
}

/**
 * Nobody works on it: it was ours and is not any more, because this server was killed since or lost its
 * store, or it was another server's that has been silent for long.
 */
function isLeft({ instance, heldCalls }: Store) {
  const { owner, attempt, leaseUntil, answer } = idempotentCalls
  return and(
    isNull(answer),
    or(
      isNull(leaseUntil),
      lt(leaseUntil, sql`now()`),
      and(eq(owner, instance), notInArray(attempt, [...heldCalls.keys()])),
    ),
  )
}
