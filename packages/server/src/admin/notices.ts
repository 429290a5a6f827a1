import { type AdminNotice, Failure, PLANS, shareRevenue } from '@plainflow/contract'
import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../store/open-store.ts'
import { adminNotices, payments, subscriptions } from '../store/schema.ts'
import { dollars } from './dollars.ts'

type NoticeRow = typeof adminNotices.$inferSelect
type NewNotice = Omit<NoticeRow, 'readAt'>

/** In cents of real revenue, all in all. */
const MILESTONES = [100, 1_000, 10_000, 100_000, 1_000_000].map((amount) => amount * 100)
const AT_ONCE = 500

export async function listNotices(
  db: Database,
  limit: number,
): Promise<{ notices: AdminNotice[]; unread: number }> {
  await takeNote(db)
  const rows = await db
    .select()
    .from(adminNotices)
    .orderBy(desc(adminNotices.createdAt), desc(adminNotices.id))
    .limit(limit)
  return { notices: rows.map(publicNotice), unread: await countUnread(db) }
}

export async function markNotice(db: Database, id: string, read: boolean): Promise<AdminNotice> {
  const [row] = await db
    .update(adminNotices)
    .set({ readAt: read ? sql`now()` : null })
    .where(eq(adminNotices.id, id))
    .returning()
  if (!row) throw new Failure('not_found', 'There is no such notification.')
  return publicNotice(row)
}

export async function markAllNotices(db: Database): Promise<void> {
  await db
    .update(adminNotices)
    .set({ readAt: sql`now()` })
    .where(isNull(adminNotices.readAt))
}

export async function countUnread(db: Database): Promise<number> {
  const unread = isNull(adminNotices.readAt)
  const [found] = await db.select({ count: count() }).from(adminNotices).where(unread)
  return found?.count ?? 0
}

/** Looks through the books for what was not told yet: whoever asks is never ahead of them. */
export async function takeNote(db: Database): Promise<void> {
  const told = db.select({ id: adminNotices.id }).from(adminNotices)
  const news = await db
    .select()
    .from(payments)
    .where(
      sql`case ${payments.kind} when 'refund' then 'refund:' else 'ai_credit_required:' end || ${payments.id} not in ${told}`,
    )
    .orderBy(asc(payments.createdAt))
    .limit(AT_ONCE)
  const failed = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.status, 'past_due'))
    .limit(AT_ONCE)
  const notices = [
    ...news.map(ofPayment),
    ...(await milestones(db)),
    ...failed.map(ofFailedPayment),
  ]
  if (notices.length > 0) await db.insert(adminNotices).values(notices).onConflictDoNothing()
  if (news.length === AT_ONCE) await takeNote(db)
}

function ofPayment(payment: typeof payments.$inferSelect): NewNotice {
  const { id, kind, amount, plan, provider, createdAt } = payment
  const share = Math.abs(shareRevenue(amount).aiProvider)
  const what = `${dollars(Math.abs(amount))} for ${PLANS[plan].name}`
  if (kind === 'refund')
    return {
      id: `refund:${id}`,
      type: 'refund',
      message: `${what} went back: ${dollars(share)} of what was set aside for the AI provider is free again.`,
      amount: share,
      urgency: 'medium',
      createdAt,
    }
  const isTest = provider === 'test'
  return {
    id: `ai_credit_required:${id}`,
    type: 'ai_credit_required',
    message: isTest
      ? `A test payment of ${what}: were it real, ${dollars(share)} would have to be added to the AI account.`
      : `${what} came in: add ${dollars(share)} to the AI account.`,
    amount: share,
    urgency: isTest ? 'low' : urgencyOf(share),
    createdAt,
  }
}

function ofFailedPayment(row: typeof subscriptions.$inferSelect): NewNotice {
  const amount = PLANS[row.plan].price * 100
  return {
    id: `payment_failed:${row.id}:${row.periodEnd.toISOString()}`,
    type: 'payment_failed',
    message: `A renewal of ${PLANS[row.plan].name} (${dollars(amount)}) could not be paid; the provider tries again.`,
    amount,
    urgency: 'high',
    createdAt: row.toldAt,
  }
}

/** Real money only, and what went back counts off. */
async function milestones(db: Database): Promise<NewNotice[]> {
  const running = db.$with('running').as(
    db
      .select({
        sum: sql<number>`sum(${payments.amount}) over (order by ${payments.createdAt}, ${payments.id})`.as(
          'sum',
        ),
        at: payments.createdAt,
      })
      .from(payments)
      .where(eq(payments.provider, 'stripe')),
  )
  const reached: NewNotice[] = []
  for (const amount of MILESTONES) {
    const id = `revenue_milestone:${amount}`
    const [isTold] = await db.select().from(adminNotices).where(eq(adminNotices.id, id))
    if (isTold) continue
    const [first] = await db
      .with(running)
      .select({ at: running.at })
      .from(running)
      .where(and(gt(running.sum, amount - 1)))
      .orderBy(asc(running.at))
      .limit(1)
    // Those that are larger were not reached either.
    if (!first) break
    const message = `Revenue has reached ${dollars(amount)} in all.`
    const createdAt = first.at
    reached.push({ id, type: 'revenue_milestone', message, amount, urgency: 'low', createdAt })
  }
  return reached
}

function urgencyOf(share: number): AdminNotice['urgency'] {
  if (share >= 4_000) return 'high'
  return share >= 1_500 ? 'medium' : 'low'
}

function publicNotice({ readAt, createdAt, ...row }: NoticeRow): AdminNotice {
  return { ...row, read: readAt !== null, createdAt: createdAt.toISOString() }
}
