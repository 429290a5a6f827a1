import { randomUUID } from 'node:crypto'
import { Failure, GIVEN_BACK_A_DAY } from '@plainflow/contract'
import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { LedgerKind } from '../store/credit-tables.ts'
import type { Database, Queries, Store } from '../store/open-store.ts'
import { creditLedger, creditReservations, users } from '../store/schema.ts'

export interface CreditChange {
  readonly userId: string
  readonly kind: LedgerKind
  readonly amount: number
  /** More or less of them is held. */
  readonly held?: number
  readonly reason: string
  readonly reservation?: string
  /** What it is given for: given once. */
  readonly grantKey?: string
  readonly isTold?: boolean
  /** The administrator who gave it. */
  readonly grantedBy?: string
}

/**
 * Credits move in one way: the balance and a ledger row together. Work reserves first (which holds
 * credits), then settles (they are spent) or releases (nothing happened). What was settled may be given
 * back, by a row of its own.
 */
export async function changeCredits(tx: Queries, change: CreditChange): Promise<void> {
  const { userId, amount, held = 0 } = change
  const [user] = await tx
    .update(users)
    .set({
      credits: sql`${users.credits} + ${amount}`,
      held: sql`${users.held} + ${held}`,
    })
    .where(
      and(eq(users.id, userId), gte(sql`${users.credits} - ${users.held} + ${amount - held}`, 0)),
    )
    .returning({ balance: users.credits })
  if (!user) throw new Failure('no_credits')
  await tx.insert(creditLedger).values({ id: randomUUID(), ...change, balance: user.balance })
}

/**
 * Holds credits, or refuses. Whoever loses the race for the last credit changes nothing. One of the same
 * key that is still open was left by a try that died, as `runOnce` lets in one at a time: it is released,
 * and the new one has another id, so that the dead one, should it wake up, cannot spend it.
 */
export async function reserveCredits(
  { db, instance: owner }: Pick<Store, 'db' | 'instance'>,
  userId: string,
  amount: number,
  idempotencyKey: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { userId: ofUser, idempotencyKey: ofKey } = creditReservations
    const [left] = await tx
      .select({ id: creditReservations.id })
      .from(creditReservations)
      .where(and(eq(ofUser, userId), eq(ofKey, idempotencyKey)))
      .for('update')
    if (left) await closeReservation(tx, left.id, 'released', 'interrupted')
    const fresh = { id: randomUUID(), amount, owner }
    const [reservation] = await tx
      .insert(creditReservations)
      .values({ ...fresh, userId, idempotencyKey })
      .onConflictDoUpdate({
        target: [ofUser, ofKey],
        set: { ...fresh, status: 'open', reason: null, createdAt: sql`now()` },
        setWhere: eq(creditReservations.status, 'released'),
      })
      .returning({ id: creditReservations.id })
    if (!reservation) throw new Failure('conflict', 'This was already asked and paid for.')
    await changeCredits(tx, {
      userId,
      kind: 'reserve',
      amount: 0,
      held: amount,
      reason: 'Work in progress',
      reservation: reservation.id,
      isTold: false,
    })
    return reservation.id
  })
}

/** Spends what was reserved; meant for the transaction that stores what was paid for. */
export async function settleCredits(tx: Queries, reservation: string, reason: string) {
  const closed = await closeReservation(tx, reservation, 'settled', reason)
  if (!closed) throw new Failure('unavailable', 'This took too long; no credit was spent.')
}

export async function releaseCredits(db: Database, reservation: string, reason: string) {
  await db.transaction((tx) => closeReservation(tx, reservation, 'released', reason))
}

/** Releases, and leaves a receipt: work was done for the user, and this is why it costs nothing. */
export async function refuseCharge(db: Database, reservation: string, reason: string) {
  await db.transaction((tx) => chargeNothing(tx, reservation, reason))
}

/** The same, in the transaction that stores what was given for nothing. */
export async function chargeNothing(tx: Queries, reservation: string, reason: string) {
  await closeReservation(tx, reservation, 'released', `Not charged: ${reason}`, true)
}

/**
 * Gives back what was spent, once: the ledger is only added to. False where there is nothing to give
 * back, or the user has been given back as much as a day allows.
 */
export async function refundCredits(db: Database, userId: string, reservation: string) {
  return db.transaction(async (tx) => {
    // Locked, so that those that come at once are counted.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const ofUser = eq(creditReservations.userId, userId)
    const [given] = await tx
      .select({ times: count() })
      .from(creditReservations)
      .where(
        and(
          ofUser,
          eq(creditReservations.status, 'refunded'),
          gte(creditReservations.createdAt, sql`now() - interval '1 day'`),
        ),
      )
    if ((given?.times ?? 0) >= GIVEN_BACK_A_DAY) return false
    const [spent] = await tx
      .update(creditReservations)
      .set({ status: 'refunded' })
      .where(
        and(
          ofUser,
          eq(creditReservations.id, reservation),
          eq(creditReservations.status, 'settled'),
        ),
      )
      .returning({ amount: creditReservations.amount, reason: creditReservations.reason })
    if (!spent) return false
    await changeCredits(tx, {
      userId,
      kind: 'refund',
      amount: spent.amount,
      reason: `Given back, not accepted: ${spent.reason}`,
      reservation,
    })
    return true
  })
}

/** This server starts: what it held when it ended is free. */
export async function releaseOwnCredits({ db, instance }: Store): Promise<void> {
  const own = and(eq(creditReservations.status, 'open'), eq(creditReservations.owner, instance))
  const left = await db.select({ id: creditReservations.id }).from(creditReservations).where(own)
  for (const { id } of left) await releaseCredits(db, id, 'interrupted')
}

/** What another server held that does not start again is free after five minutes. */
export async function releaseForgottenCredits(db: Database): Promise<void> {
  const forgotten = await db
    .select({ id: creditReservations.id })
    .from(creditReservations)
    .where(
      and(
        eq(creditReservations.status, 'open'),
        lt(creditReservations.createdAt, sql`now() - interval '5 minutes'`),
      ),
    )
  for (const { id } of forgotten) await releaseCredits(db, id, 'interrupted')
}

async function closeReservation(
  tx: Queries,
  id: string,
  status: 'settled' | 'released',
  reason: string,
  isTold = status === 'settled',
): Promise<boolean> {
  const [closed] = await tx
    .update(creditReservations)
    .set({ status, reason })
    .where(and(eq(creditReservations.id, id), eq(creditReservations.status, 'open')))
    .returning({ userId: creditReservations.userId, amount: creditReservations.amount })
  if (!closed) return false
  const { userId, amount } = closed
  await changeCredits(tx, {
    userId,
    kind: status === 'settled' ? 'charge' : 'release',
    amount: status === 'settled' ? -amount : 0,
    held: -amount,
    reason,
    reservation: id,
    isTold,
  })
  return true
}

export async function creditsOf(db: Queries, userId: string): Promise<number> {
  const [user] = await db.select({ credits: users.credits }).from(users).where(eq(users.id, userId))
  return user?.credits ?? 0
}
