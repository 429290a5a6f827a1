import type { AdminNotice } from '@plainflow/contract'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './user-table.ts'

/** What administrators are told. Made of other rows, each once; only that it was read is its own. */
export const adminNotices = pgTable(
  'admin_notices',
  {
    /** Made of what it tells, so that it is told once: `ai_credit_required:<payment>`. */
    id: text('id').primaryKey(),
    type: text('type').$type<AdminNotice['type']>().notNull(),
    message: text('message').notNull(),
    /** In cents. */
    amount: integer('amount').notNull(),
    urgency: text('urgency').$type<AdminNotice['urgency']>().notNull(),
    /** Null: nobody has. */
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (table) => [index('admin_notices_time').on(table.createdAt)],
)
