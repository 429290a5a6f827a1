import type {
  ArtifactKind,
  Block,
  Cell,
  Certificate,
  Column,
  Connection,
  CsvDialect,
  KnownSource,
  ModelSummary,
  Reading,
  ReadingOverrides,
} from '@plainflow/core'
import type { ConnectionView, Dataset, Execution, ExecutionLog, Profile } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { pipelines, projectId, projects } from './pipeline-tables.ts'
import { createdAt, moment, userId } from './user-table.ts'

/** The one schema. `npx drizzle-kit generate` in this package writes the next migration from it. */

export { users } from './user-table.ts'
export { pipelines, pipelineVersions, projects } from './pipeline-tables.ts'
export { schedules, triggers } from './schedule-tables.ts'
export { adminNotices } from './admin-tables.ts'
export { servers } from './server-table.ts'
export { checkouts, payments, providerEvents, subscriptions } from './billing-tables.ts'
export { creditLedger, creditReservations } from './credit-tables.ts'
export { apiKeys, identities, sessions, singleUseTokens } from './session-tables.ts'
export { modelConnections, modelUses } from './model-tables.ts'
export { alertRecipients, outbox } from './mail-tables.ts'

/** Calls that carry an Idempotency-Key: the answer is stored in the transaction that does the work. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    userId: userId(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** The server that works on it. */
    owner: text('owner').notNull(),
    /** The fencing token: another with each try, and a try that is not the last one stores nothing. */
    attempt: text('attempt').notNull().default(''),
    /** Until when the try counts as alive, whatever became of its server. */
    leaseUntil: moment('lease_until'),
    /** Null while the work goes on. */
    answer: jsonb('answer').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.route, table.key] })],
)

export const connections = pgTable(
  'connections',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    connector: text('connector').notNull(),
    settings: jsonb('settings').$type<ConnectionView['settings']>().notNull(),
    /** Sealed to this row; null where there are none. */
    sealedSecrets: text('sealed_secrets'),
    /** Which of them are filled in. */
    secretNames: jsonb('secret_names').$type<string[]>().notNull(),
    /** What of it was looked at, the last one first. */
    known: jsonb('known').$type<KnownSource[]>().notNull().default([]),
    lastTry: jsonb('last_try').$type<NonNullable<ConnectionView['lastTry']>>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('connections_name').on(table.userId, table.name)],
)

/** A file, or another way to read one, that is not in force yet. */
export interface PendingReading {
  /** Tells this from a later one: what was superseded changes nothing. */
  readonly token: string
  readonly sourceFile: string
  readonly filename: string
  readonly bytes: number
  readonly checksum: string
  readonly overrides: ReadingOverrides
  /** The first rows, for as long as there are no others. */
  readonly peekFile: string | null
  readonly isNewVersion: boolean
}

export const datasets = pgTable(
  'datasets',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    projectId: projectId().notNull(),
    name: text('name').notNull(),
    /** A label; the files are found by id. */
    filename: text('filename').notNull(),
    description: text('description').notNull().default(''),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of the file as it was sent. */
    checksum: text('checksum').notNull(),
    rowCount: bigint('row_count', { mode: 'number' }).notNull(),
    columns: jsonb('columns').$type<Column[]>().notNull(),
    csv: jsonb('csv').$type<CsvDialect>().notNull(),
    samples: jsonb('samples').$type<Record<string, Cell[]>>().notNull(),
    /** Those with another value in every row; null where only the first rows were read, or before this was told. */
    uniqueColumns: jsonb('unique_columns').$type<string[]>(),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    status: text('status').$type<Dataset['status']>().notNull().default('ready'),
    error: text('error'),
    /** Grows when another file takes the place of this one. */
    version: integer('version').notNull().default(1),
    /** How the file was read, guessed or overruled. */
    reading: jsonb('reading').$type<Reading>(),
    overrides: jsonb('overrides').$type<ReadingOverrides>().notNull().default({}),
    sheets: jsonb('sheets').$type<{ name: string; hidden: boolean }[]>().notNull().default([]),
    rejectedCount: bigint('rejected_count', { mode: 'number' }).notNull().default(0),
    /** The first ones; all of them are in `rejectedFile`. */
    rejectedLines: jsonb('rejected_lines')
      .$type<{ line: number; reason: string; text: string }[]>()
      .notNull()
      .default([]),
    /** Null until it was found out, which begins when the file was read. */
    profile: jsonb('profile').$type<Profile>(),
    /**
     * Names in the dataset's folder, made by us. A new file or another reading comes under new names,
     * and this row says which ones count: whoever reads sees one state or the other.
     */
    sourceFile: text('source_file').notNull().default('source'),
    /** Null until the first rows were read. */
    dataFile: text('data_file').default('data.parquet'),
    rejectedFile: text('rejected_file'),
    /** What is being read now; until it was read, everything above stays as it is. */
    pending: jsonb('pending').$type<PendingReading>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('datasets_user').on(table.userId, table.createdAt),
    index('datasets_project').on(table.projectId),
    index('datasets_processing')
      .on(table.createdAt)
      .where(sql`${table.status} = 'processing'`),
  ],
)

/** Files that arrive in parts. How far one has come is the size of its file, and nothing else. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    filename: text('filename').notNull(),
    name: text('name'),
    description: text('description').notNull().default(''),
    size: bigint('size', { mode: 'number' }).notNull(),
    projectId: projectId(),
    replaces: text('replaces').references(() => datasets.id, { onDelete: 'cascade' }),
    /** What became of it, once it is complete: a repeated call gets the same answer. */
    datasetId: text('dataset_id').references(() => datasets.id, { onDelete: 'cascade' }),
    /** Why it could not be read: kept without its file, for whoever was away when it was found out. */
    error: text('error'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('uploads_user').on(table.userId)],
)

export type BlockState = Execution['blocks'][number]
export type LogEntry = ExecutionLog['entries'][number]
export interface StoredOutput {
  readonly key: string
  readonly file: string
  /** The result it was written from; runs of older versions do not tell. */
  readonly table?: string
  readonly bytes: number
}

/** What a run leaves behind of a source outside, for the next one. */
export interface KeptRead {
  /** The `outsideId` of the source: what asks for other rows has another. */
  readonly source: string
  /** SHA-256 of the settings its connection had, none of them secret: with others it may lead elsewhere. */
  readonly settings: string
  /** When its rows came. */
  readonly at: string
  readonly rows: number
  readonly columns: readonly Column[]
  /** Where the next run reads on. */
  readonly mark?: string
  /** In the run's folder. */
  readonly file?: string
  /** What the rows of the file are known by, so that they are only asked for where they have changed. */
  readonly known?: {
    readonly by: string
    /** SHA-256 of what the secrets were sealed to: for somebody else there may be other rows. */
    readonly sealed: string
  }
}

/** The code of a run in one language, or why there is none. */
export interface GeneratedFile {
  readonly key: string
  readonly text: string
  readonly gap?: string
}

export const runs = pgTable(
  'runs',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    pipelineId: text('pipeline_id')
      .notNull()
      .references(() => pipelines.id, { onDelete: 'cascade' }),
    status: text('status').$type<Execution['status']>().notNull().default('queued'),
    /** The snapshot: a run never reads the pipeline again. */
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    connections: jsonb('connections').$type<Connection[]>().notNull(),
    blockStates: jsonb('block_states').$type<BlockState[]>().notNull(),
    generatedFiles: jsonb('generated_files').$type<GeneratedFile[]>().notNull(),
    results: jsonb('results').$type<{ key: string; file: string }[]>().notNull(),
    outputs: jsonb('outputs').$type<StoredOutput[]>().notNull(),
    error: text('error'),
    /** The run whose exported code this one runs and compares; both belong to one pipeline and go with it. */
    verifies: text('verifies'),
    /** What came of that. */
    certificate: jsonb('certificate').$type<Certificate>(),
    /** What the engine told on the way, oldest first. */
    log: jsonb('log').$type<LogEntry[]>().notNull().default([]),
    /** The table outside that it has begun to write; such a run is not taken up again. */
    writing: text('writing'),
    /** Whether it does all that the stored pipeline did when it was asked for. */
    isWhole: boolean('is_whole').notNull().default(true),
    /** What it leaves of sources outside for the next run of its pipeline. */
    reads: jsonb('reads').$type<KeptRead[]>().notNull().default([]),
    peakBytes: bigint('peak_bytes', { mode: 'number' }),
    startedBy: text('started_by').$type<Execution['startedBy']>().notNull().default('person'),
    /** The time of the schedule that it is the run of: there is one for each. */
    scheduledFor: moment('scheduled_for'),
    /** Somebody is to be told of its end, and has not been. */
    tellsEnd: boolean('tells_end').notNull().default(false),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** The fencing token: grows with every lease, and a write with an older one changes nothing. */
    leaseToken: integer('lease_token').notNull().default(0),
    leaseUntil: moment('lease_until'),
    leaseOwner: text('lease_owner'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('runs_user').on(table.userId, table.createdAt),
    uniqueIndex('runs_schedule').on(table.pipelineId, table.scheduledFor),
    index('runs_verifies').on(table.verifies, table.createdAt),
    index('runs_reads')
      .on(table.pipelineId, table.finishedAt)
      .where(sql`${table.reads} <> '[]'::jsonb`),
    index('runs_untold')
      .on(table.finishedAt)
      .where(sql`${table.tellsEnd}`),
    index('runs_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
)

/** How many versions a pipeline has made under a name: numbers are not used again when one is deleted. */
export const artifactNames = pgTable(
  'artifact_names',
  {
    pipelineId: text('pipeline_id')
      .notNull()
      .references(() => pipelines.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    versions: integer('versions').notNull(),
    /** The version somebody chose to be meant by the name; null: the newest is. */
    promoted: integer('promoted'),
  },
  (table) => [primaryKey({ columns: [table.pipelineId, table.name] })],
)

/** What runs made that is no table. The bytes lie in a folder named by the id. */
export const artifacts = pgTable(
  'artifacts',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    pipelineId: text('pipeline_id')
      .notNull()
      .references(() => pipelines.id, { onDelete: 'cascade' }),
    runId: text('run_id').references(() => runs.id, { onDelete: 'set null' }),
    /** A label, ending included. */
    name: text('name').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').$type<ArtifactKind>().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** The block whose work it is. */
    blockId: text('block_id'),
    /** What lists show of it; null where its name says all. */
    summary: jsonb('summary').$type<ModelSummary>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('artifacts_version').on(table.pipelineId, table.name, table.version),
    index('artifacts_user').on(table.userId, table.createdAt),
    index('artifacts_run').on(table.runId),
  ],
)

/** How often each template was deployed here. */
export const templateUses = pgTable('template_uses', {
  template: text('template').primaryKey(),
  uses: integer('uses').notNull(),
})
