import type { PlanKey } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, userId, users } from './user-table.ts'

/** Who takes the money; `test`: nobody, the built-in page that only plays a checkout. */
export type PaymentProviderName = 'stripe' | 'test'
const provider = () => text('provider').$type<PaymentProviderName>().notNull()

/** One visit to a provider to buy a plan. What it costs is written down when it begins. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    provider: provider(),
    /** The provider's own id of the visit; what it brings is granted once under it. */
    session: text('session').notNull(),
    plan: text('plan').$type<PlanKey>().notNull(),
    /** The subscription that ends when this is paid, its unused part being taken off. */
    replaces: text('replaces'),
    /** In cents, as every amount of money here. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<'open' | 'paid' | 'cancelled' | 'expired'>().notNull(),
    /** Pages of our own that the browser comes back to. */
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** Where the provider takes the payment. */
    url: text('url').notNull(),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    uniqueIndex('checkouts_session').on(table.provider, table.session),
    index('checkouts_user').on(table.userId, table.createdAt),
    // What is taken off for an unused month is taken off once.
    uniqueIndex('checkouts_open')
      .on(table.userId)
      .where(sql`${table.status} = 'open'`),
  ],
)

/** What is paid every month. Where a user has several that are not ended, the newest counts. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    provider: provider(),
    /** The provider's own id of the subscription. */
    reference: text('reference').notNull(),
    /** The provider's own id of who pays. */
    customer: text('customer'),
    plan: text('plan').$type<PlanKey>().notNull(),
    /** What the next period is for, where that is another one. */
    nextPlan: text('next_plan').$type<PlanKey>(),
    /** `past_due`: a payment failed, and the provider tries again. */
    status: text('status').$type<'active' | 'past_due' | 'ended'>().notNull(),
    periodEnd: moment('period_end').notNull(),
    /**
     * The end of the last month that was paid: a new one runs for an hour or more before its payment is
     * there, or fails. Null: what was paid went back.
     */
    paidUntil: moment('paid_until'),
    /** Ends with the period that is paid for. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** When the provider was asked how it stands: an answer to an earlier question changes nothing. */
    toldAt: moment('told_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscriptions_reference').on(table.provider, table.reference),
    index('subscriptions_user').on(table.userId, table.createdAt),
  ],
)

/** Money that came or went back. Stays when its user goes: the books are kept, without the person. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: provider(),
    /** The provider's own id of the invoice, checkout or refund. */
    reference: text('reference').notNull(),
    kind: text('kind').$type<'payment' | 'refund'>().notNull(),
    plan: text('plan').$type<PlanKey>().notNull(),
    /** Less than nothing for a refund. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payments_reference').on(table.provider, table.kind, table.reference),
    index('payments_user').on(table.userId, table.createdAt),
    index('payments_time').on(table.createdAt),
  ],
)

/** What a provider has told: each of its events counts once, however often it is sent. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
})
