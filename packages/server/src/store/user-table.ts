import type { OnboardingAnswers, PlanKey } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** In lower case: one mailbox, one account. */
    email: text('email').notNull().unique(),
    username: text('username'),
    /** Null: signs in through a provider only. */
    passwordHash: text('password_hash'),
    plan: text('plan').$type<PlanKey>().notNull().default('free'),
    /** Always the sum of the user's ledger; changed only beside a ledger row. */
    credits: integer('credits').notNull().default(0),
    /** Credits reserved by work in progress; what may be spent is credits - held. */
    held: integer('held').notNull().default(0),
    /** When the month of the plan's credits is over; the provider's renewals come before. */
    renewsAt: moment('renews_at')
      .notNull()
      .default(sql`now() + interval '1 month'`),
    role: text('role').$type<'user' | 'admin'>().notNull().default('user'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    /** Null: not asked yet. */
    onboarding: jsonb('onboarding').$type<OnboardingAnswers>(),
    /** Whether a language model may see sample cells of the user's tables. */
    sharesCells: boolean('shares_cells').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    check('users_credits', sql`${table.held} >= 0 and ${table.credits} >= ${table.held}`),
  ],
)
