import { certificateSchema, TARGETS } from '@plainflow/core'
import { z } from 'zod'
import { route } from '../route.ts'
import { artifactSchema } from './artifacts.ts'
import { downloadQuery, idParams, pageQuery, tableSchema } from './table.ts'

export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const

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
  /** The most memory the engine held at a time; absent until it is known. */
  peakBytes: z.number().int().optional(),
  /** The run whose exported code this one runs and compares; its `blocks` are the languages. */
  verifies: z.string().optional(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type Execution = z.infer<typeof executionSchema>

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
  getExecution: route({
    method: 'GET',
    path: '/api/executions/:id',
    summary: 'State of a run',
    params: idParams,
    answer: executionSchema,
  }),
  executionEvents: route({
    method: 'GET',
    path: '/api/executions/:id/events',
    summary: 'State of a run as server-sent events, one each time it changes',
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
