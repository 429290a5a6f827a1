import type { PlanKey } from '@plainflow/contract'
import { asc, desc, eq, gte, sql, sum } from 'drizzle-orm'
import type { PaymentProviderName } from '../store/billing-tables.ts'
import type { Queries } from '../store/open-store.ts'
import { payments } from '../store/schema.ts'

export interface MonthOfRevenue {
  /** `2026-11`, in UTC. */
  readonly month: string
  /** In cents; what went back is taken off. */
  readonly amount: number
  readonly currency: string
  /** How often somebody paid; what went back is no payment. */
  readonly payments: number
  /** True for the built-in checkout, which moves no money. */
  readonly isTest: boolean
}

/** What came in, month by month, the oldest first. */
export async function revenueByMonth(db: Queries, since: Date): Promise<MonthOfRevenue[]> {
  const month = sql<string>`to_char(${payments.createdAt} at time zone 'UTC', 'YYYY-MM')`
  const isTest = sql<boolean>`${payments.provider} = 'test'`
  const rows = await db
    .select({
      month,
      amount: sum(payments.amount),
      currency: payments.currency,
      payments: sql`count(*) filter (where ${payments.kind} = 'payment')`.mapWith(Number),
      isTest,
    })
    .from(payments)
    .where(gte(payments.createdAt, since))
    .groupBy(month, payments.currency, isTest)
    .orderBy(asc(month), asc(payments.currency))
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

export interface UserPayment {
  readonly id: string
  readonly kind: 'payment' | 'refund'
  readonly provider: PaymentProviderName
  readonly plan: PlanKey
  /** In cents; less than nothing for a refund. */
  readonly amount: number
  readonly currency: string
  readonly createdAt: string
}

/** What a user paid and got back, the newest first. */
export async function paymentsOf(db: Queries, userId: string): Promise<UserPayment[]> {
  const { id, kind, provider, plan, amount, currency, createdAt } = payments
  const rows = await db
    .select({ id, kind, provider, plan, amount, currency, createdAt })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(1_000)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
