import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, userId } from './user-table.ts'

export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<'google' | 'github'>().notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: a reader of the database cannot sign in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const singleUseTokens = pgTable('single_use_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').$type<'reset-password' | 'exchange'>().notNull(),
  userId: userId(),
  expiresAt: moment('expires_at').notNull(),
})
