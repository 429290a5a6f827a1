import { certificateSchema, TARGETS } from '@plainflow/core'
import { z } from 'zod'
import { route } from '../route.ts'
import { artifactSchema } from './artifacts.ts'
import { MAIL_STATES } from './outbox.ts'
import { graphSchema } from './pipelines.ts'
import { downloadQuery, idParams, pageQuery, tableSchema } from './table.ts'

export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const

/** Who asked for a run: its owner or a program with a key, the pipeline's schedule, or its trigger. */
export const RUN_STARTERS = ['person', 'schedule', 'trigger'] as const

export const executionSchema = z.object({
  id: z.string(),
  pipelineId: z.string(),
  status: z.enum(RUN_STATUSES),
  hasGeneratedFiles: z.boolean(),
  fileKeys: z.array(z.string()),
  /** Code that is not there, and why: absent where all of it is. */
  fileGaps: z.array(z.string()).optional(),
  hasResults: z.boolean(),
  resultKeys: z.array(z.string()),
  /** Files the pipeline's own exports wrote: `west.parquet`. */
  outputKeys: z.array(z.string()),
  /** What it made that is no table, and that was not deleted since. */
  artifacts: z.array(
    artifactSchema.pick({
      id: true,
      name: true,
      kind: true,
      version: true,
      bytes: true,
      blockId: true,
    }),
  ),
  /** 0 to 1 */
  progress: z.number(),
  blocks: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['waiting', 'running', 'completed', 'failed']),
      rows: z.number().int().nullable(),
      ms: z.number().nullable(),
      cached: z.boolean(),
      /** Of one that trains: how much of that is done, from 0 to 1. */
      share: z.number().optional(),
      /** What its checks found worth saying: `Rejected rows (id is unique): 2`. */
      warnings: z.array(z.string()).optional(),
      error: z.string().nullable(),
    }),
  ),
  error: z.string().nullable(),
  startedBy: z.enum(RUN_STARTERS),
  /** The time of the schedule that it is the run of. */
  scheduledFor: z.string().optional(),
  /** Why it has not begun, where that is the plan. */
  waitsFor: z.string().optional(),
  /** Who is told of its end, and whether that was sent: absent where nobody is. */
  alerts: z.array(z.object({ recipient: z.string(), state: z.enum(MAIL_STATES) })).optional(),
  /** The most memory the engine held at a time; absent until it is known. */
  peakBytes: z.number().int().optional(),
  /** The run whose exported code this one runs and compares; its `blocks` are the languages. */
  verifies: z.string().optional(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** How long it ran, without the time it waited; absent where it did not come to an end by itself. */
  ms: z.number().optional(),
})
export type Execution = z.infer<typeof executionSchema>

/** A run among others: what a list of them shows. */
export const runEntrySchema = executionSchema
  .pick({
    id: true,
    pipelineId: true,
    status: true,
    error: true,
    createdAt: true,
    finishedAt: true,
    startedBy: true,
    ms: true,
  })
  .extend({
    /** What the pipeline is called now. */
    pipelineName: z.string(),
    blockCount: z.number().int(),
    /** Of all blocks at the end of the graph; null until all of them are done. */
    rows: z.number().int().nullable(),
    /** How many of its blocks had something to say. */
    warned: z.number().int(),
  })
export type RunEntry = z.infer<typeof runEntrySchema>

export const executionSnapshotSchema = graphSchema.extend({
  /** What the pipeline is called now. */
  pipelineName: z.string(),
})
export type ExecutionSnapshot = z.infer<typeof executionSnapshotSchema>

/** What an entry of a run's log is about. */
export const LOG_TOPICS = ['run', 'block', 'plan', 'cache', 'limits', 'memory'] as const

export const executionLogSchema = z.object({
  entries: z.array(
    z.object({
      /** Milliseconds since the run was taken up. */
      at: z.number(),
      topic: z.enum(LOG_TOPICS),
      level: z.enum(['info', 'warning', 'error']),
      block: z.string().optional(),
      text: z.string(),
    }),
  ),
})
export type ExecutionLog = z.infer<typeof executionLogSchema>

export const executionCertificateSchema = z.object({
  /** The newest; null where nothing was verified. */
  certificate: certificateSchema.nullable(),
  /** The run that verifies at the moment. */
  verification: z.string().nullable(),
  /** Why the last attempt gave no certificate. */
  error: z.string().nullable(),
  /** Why this server does not verify, as a sentence; null where it does. */
  refusal: z.string().nullable(),
})
export type ExecutionCertificate = z.infer<typeof executionCertificateSchema>

export const executionRoutes = {
  listExecutions: route({
    method: 'GET',
    path: '/api/executions',
    summary: 'Runs of the caller, newest first',
    query: z.object({ pipelineId: z.string().optional() }),
    answer: z.array(executionSchema),
  }),
  runHistory: route({
    method: 'GET',
    path: '/api/executions/history',
    summary:
      'Runs of the caller that are kept, newest first, by page; of one pipeline, in one state',
    query: pageQuery.extend({
      pipelineId: z.string().max(64).optional(),
      status: z.enum(RUN_STATUSES).optional(),
    }),
    answer: z.object({
      runs: z.array(runEntrySchema),
      /** On all pages together. */
      count: z.number().int(),
    }),
  }),
  getExecution: route({
    method: 'GET',
    path: '/api/executions/:id',
    summary: 'State of a run',
    params: idParams,
    answer: executionSchema,
  }),
  executionSnapshot: route({
    method: 'GET',
    path: '/api/executions/:id/snapshot',
    summary: 'The pipeline as the run found it',
    params: idParams,
    answer: executionSnapshotSchema,
  }),
  executionEvents: route({
    method: 'GET',
    path: '/api/executions/:id/events',
    summary:
      'State of a run as server-sent events, one each time it changes. With `Last-Event-ID` a state that was seen is not told again; 204 where it was the last',
    params: idParams,
    answer: 'events',
  }),
  executionLog: route({
    method: 'GET',
    path: '/api/executions/:id/log',
    summary: 'What the engine told during a run: its plan, the cache, limits, blocks and memory',
    params: idParams,
    answer: executionLogSchema,
  }),
  cancelExecution: route({
    method: 'POST',
    path: '/api/executions/:id/cancel',
    summary: 'Stop a run',
    params: idParams,
    answer: executionSchema,
  }),
  runAgain: route({
    method: 'POST',
    path: '/api/executions/:id/again',
    summary: 'Run the same snapshot once more, on the data as it is now',
    params: idParams,
    answer: z.object({ executionId: z.string() }),
  }),
  deleteExecution: route({
    method: 'DELETE',
    path: '/api/executions/:id',
    summary:
      'Delete a run that is over, with its results and exported files; reports and models stay',
    params: idParams,
    answer: 'empty',
  }),
  verifyExecution: route({
    method: 'POST',
    path: '/api/executions/:id/verify',
    summary:
      'Run the exported code of a run in every language and compare; answers with the run that does it',
    params: idParams,
    body: z.strictObject({ targets: z.array(z.enum(TARGETS)).min(1).max(20).optional() }),
    answer: z.object({ executionId: z.string() }),
  }),
  executionCertificate: route({
    method: 'GET',
    path: '/api/executions/:id/certificate',
    summary: 'What was proven of the exported code of a run',
    params: idParams,
    answer: executionCertificateSchema,
  }),
  executionResult: route({
    method: 'GET',
    path: '/api/executions/:id/results/:key',
    summary: 'Rows of a result, by page',
    params: idParams.extend({ key: z.string().min(1).max(200) }),
    query: pageQuery,
    answer: tableSchema,
  }),
  executionFile: route({
    method: 'GET',
    path: '/api/executions/:id/files/:key',
    summary: 'A generated file, as text',
    params: idParams.extend({ key: z.string().min(1).max(200) }),
    answer: 'text',
  }),
  executionOutput: route({
    method: 'GET',
    path: '/api/executions/:id/outputs/:key',
    summary: 'A file the pipeline exported, as a download',
    params: idParams.extend({ key: z.string().min(1).max(200) }),
    query: downloadQuery,
    answer: 'download',
  }),
}
