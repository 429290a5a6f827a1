import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, userId, users } from './user-table.ts'

export const creditLedger = pgTable(
  'credit_ledger',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    id: text('id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** After this row. */
    balance: integer('balance').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('credit_ledger_user').on(table.userId, table.sequence)],
)

export const creditReservations = pgTable(
  'credit_reservations',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    idempotencyKey: text('idempotency_key').notNull(),
    amount: integer('amount').notNull(),
    status: text('status')
      .$type<'open' | 'settled' | 'released' | 'refunded'>()
      .notNull()
      .default('open'),
    /** What for it was spent, or why it was released. */
    reason: text('reason'),
    /** The server that works for it; what it held when it ended is free when it starts again. */
    owner: text('owner'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('credit_reservations_key').on(table.userId, table.idempotencyKey),
    index('credit_reservations_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'open'`),
  ],
)
