import type { MailState, OutboxEntry } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, userId, users } from './user-table.ts'

/** Everything that is told to somebody who may not be looking, by mail or otherwise. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** Whose pipeline or account it is about. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OutboxEntry['kind']>().notNull().default('account'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Of an account nothing stands here: a reset link must not be in the database in clear. */
    text: text('text'),
    /** What of an account is still to be sent, sealed to this row. */
    sealedText: text('sealed_text'),
    /** Without a mail server: the message of an account, in the outbox folder. */
    file: text('file'),
    /** The run whose end it tells, which may be gone by now; each recipient is told of it once. */
    runId: text('run_id'),
    state: text('state').$type<MailState>().notNull().default('kept'),
    /** Why it is in this state, for people. */
    reason: text('reason'),
    /** The fencing token as well: each try has its number. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried, or given up by whoever tries it now. */
    dueAt: moment('due_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('outbox_run').on(table.runId, table.recipient),
    index('outbox_user').on(table.userId, table.createdAt),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
  ],
)

/** Who agreed to be told of the runs of a user, or asked for no more of it. */
export const alertRecipients = pgTable(
  'alert_recipients',
  {
    userId: userId(),
    address: text('address').notNull(),
    /** Null: asked, and no answer yet. */
    wants: text('wants').$type<'yes' | 'no'>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
)
