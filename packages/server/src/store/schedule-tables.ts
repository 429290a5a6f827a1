import type { Schedule } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { pipelines } from './pipeline-tables.ts'
import { createdAt, moment, userId } from './user-table.ts'

const pipelineId = () => text('pipeline_id').references(() => pipelines.id, { onDelete: 'cascade' })

/** When a pipeline runs by itself. Who claims a time moves `dueAt` on, in the transaction that adds the run. */
export const schedules = pgTable(
  'schedules',
  {
    pipelineId: pipelineId().primaryKey(),
    userId: userId(),
    /** Five fields. */
    cron: text('cron').notNull(),
    timeZone: text('time_zone').notNull(),
    missed: text('missed').$type<Schedule['missed']>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** Its next time, or the first one that was missed. */
    dueAt: moment('due_at').notNull(),
    /** Runs before this do not count when it is looked whether they all fail. */
    enabledAt: moment('enabled_at').notNull().defaultNow(),
    /** Why it was turned off by us. */
    pausedBecause: text('paused_because'),
    createdAt: createdAt(),
  },
  (table) => [
    index('schedules_user').on(table.userId),
    index('schedules_due')
      .on(table.dueAt)
      .where(sql`${table.isEnabled}`),
  ],
)

/** An address by which programs start a pipeline. */
export const triggers = pgTable(
  'triggers',
  {
    /** What the address names. */
    id: text('id').primaryKey(),
    pipelineId: pipelineId().notNull().unique(),
    userId: userId(),
    /** The secret's first characters, to tell it by. */
    start: text('start').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('triggers_user').on(table.userId)],
)
