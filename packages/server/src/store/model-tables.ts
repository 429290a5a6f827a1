import type { ModelProvider, ModelInUse } from '@plainflow/contract'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, userId } from './user-table.ts'

/** The language model of a user's own: one for each. */
export const modelConnections = pgTable('model_connections', {
  id: text('id').primaryKey(),
  userId: userId().unique(),
  provider: text('provider').$type<ModelProvider>().notNull(),
  /** Null: the provider's own. */
  address: text('address'),
  model: text('model').notNull(),
  /** Sealed to this row; null where the provider wants no key. */
  sealedKey: text('sealed_key'),
  /** An administrator's: who has none of their own asks this one. */
  forEverybody: boolean('for_everybody').notNull().default(false),
  /** Grows with every change: an opened model is of one version. */
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What answers of models took, for each message: sizes, and nothing of what was said. */
export const modelUses = pgTable(
  'model_uses',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    provider: text('provider').$type<ModelProvider>().notNull(),
    model: text('model').notNull(),
    whose: text('whose').$type<ModelInUse['whose']>().notNull(),
    /** Null where the provider does not count. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    milliseconds: integer('milliseconds').notNull(),
    repairs: integer('repairs').notNull(),
    bytesSent: integer('bytes_sent').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('model_uses_user').on(table.userId, table.createdAt)],
)
