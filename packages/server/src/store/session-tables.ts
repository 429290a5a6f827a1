import { sql } from 'drizzle-orm'
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
    /** What it is called where it is listed: the hash is for looking up alone. */
    id: text('id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    userId: userId(),
    /** What signed in, as far as it says. */
    device: text('device').notNull().default('Unknown device'),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Ways in for programs, of a user's own making. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** How it begins, to tell it from others. */
    start: text('start').notNull(),
    /** SHA-256, as of a session. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_user').on(table.userId)],
)

export const singleUseTokens = pgTable('single_use_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').$type<'reset-password' | 'exchange'>().notNull(),
  userId: userId(),
  expiresAt: moment('expires_at').notNull(),
})
