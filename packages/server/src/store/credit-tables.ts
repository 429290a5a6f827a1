import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, userId } from './user-table.ts'

export const LEDGER_KINDS = ['grant', 'reserve', 'charge', 'release', 'expire', 'refund'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** Only added to; its rows go with their user and never otherwise. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    id: text('id').notNull().unique(),
    userId: userId(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** The user's credits are the sum of these. */
    amount: integer('amount').notNull(),
    /** What the user's work in progress holds is the sum of these. */
    held: integer('held').notNull().default(0),
    reason: text('reason').notNull(),
    /** The reservation it belongs to. */
    reservation: text('reservation'),
    /** What it is given for, such as a checkout: given once. */
    grantKey: text('grant_key').unique(),
    /** The administrator who gave it, by id: a row is never changed, not even when they are gone. */
    grantedBy: text('granted_by'),
    /** False for what the user need not be told: a reservation, and that it came to nothing. */
    isTold: boolean('is_told').notNull().default(true),
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
