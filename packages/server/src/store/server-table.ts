import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './user-table.ts'

/** The processes that share this store, each by the `instance` of its data folder. */
export const servers = pgTable('servers', {
  id: text('id').primaryKey(),
  /** A worker takes runs alone; a server answers requests as well. */
  kind: text('kind').$type<'server' | 'worker'>().notNull(),
  /** The machine and the process, for who looks for it. */
  name: text('name').notNull(),
  version: text('version').notNull(),
  /** How many runs it takes at once. */
  places: integer('places').notNull(),
  startedAt: moment('started_at').notNull(),
  seenAt: moment('seen_at').notNull(),
})
