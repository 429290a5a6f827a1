import type { Block, Connection } from '@plainflow/core'
import type { PipelineVersion } from '@plainflow/contract'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, userId } from './user-table.ts'

export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('projects_user').on(table.userId, table.createdAt)],
)

export const projectId = () =>
  text('project_id').references(() => projects.id, { onDelete: 'cascade' })

export const pipelines = pgTable(
  'pipelines',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    projectId: projectId().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    connections: jsonb('connections').$type<Connection[]>().notNull(),
    /** Nobody has named or kept it yet. */
    isDraft: boolean('is_draft').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('pipelines_user').on(table.userId, table.updatedAt),
    index('pipelines_project').on(table.projectId),
  ],
)

/** What a pipeline was after each save; see docs/decisions. */
export const pipelineVersions = pgTable(
  'pipeline_versions',
  {
    pipelineId: text('pipeline_id')
      .notNull()
      .references(() => pipelines.id, { onDelete: 'cascade' }),
    /** The pipeline's version as of this entry. */
    version: integer('version').notNull(),
    /** What the pipeline was called. */
    name: text('name').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    connections: jsonb('connections').$type<Connection[]>().notNull(),
    kind: text('kind').$type<PipelineVersion['kind']>().notNull(),
    /** What its owner calls it; such an entry is kept until the name is taken off. */
    label: text('label'),
    restoredFrom: integer('restored_from'),
    /** Which visit the autosaves came from. */
    sitting: text('sitting'),
    /** Against the entry before, in words. */
    changes: text('changes').notNull(),
    /** When the entry began; its last save is `updatedAt`. */
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pipelineId, table.version] })],
)
