import {
  blockSchema,
  certificateSchema,
  columnSchema,
  connectionSchema,
  EXPORT_IDS,
  TARGETS,
} from '@plainflow/core'
import { z } from 'zod'
import { route } from '../route.ts'
import { diagnosticSchema } from './diagnostic.ts'
import { profileSchema } from './profile.ts'
import { idParams, tableSchema } from './table.ts'

export const graphSchema = z.strictObject({
  blocks: z.array(blockSchema),
  connections: z.array(connectionSchema),
})

export const pipelineSummarySchema = z.object({
  id: z.string(),
  projectId: z.string(),
  name: z.string(),
  description: z.string(),
  blockCount: z.number().int(),
  /** Nobody has named or kept it; it does not count in the plan. */
  isDraft: z.boolean(),
  /** Grows with every save; the ETag of the pipeline. */
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export const storedPipelineSchema = pipelineSummarySchema.extend(graphSchema.shape)
export type PipelineSummary = z.infer<typeof pipelineSummarySchema>
export type StoredPipeline = z.infer<typeof storedPipelineSchema>

/** As specified, blocks and connections travel as JSON text when a pipeline is saved. */
const pipelineBody = z.strictObject({
  name: z.string().trim().min(1).max(200),
  description: z.string().max(2000).default(''),
  blocks: z.string().max(2_000_000),
  connections: z.string().max(2_000_000),
  /** A new pipeline goes to the first project unless told; a stored one stays where it is. */
  projectId: z.string().min(1).max(64).optional(),
})

/** Tells an autosave, and which visit it came from. */
const sitting = z.string().min(1).max(64).optional()

const saveBody = pipelineBody.extend({
  sitting,
  /** False keeps a draft: from then on it counts in the plan. What is kept becomes no draft again. */
  draft: z.boolean().optional(),
  /** Work that gave way to this in a merge: stored as the version before this one. */
  kept: pipelineBody.pick({ name: true, blocks: true, connections: true }).optional(),
})

/** The language is another one where nothing can be made of the asked one. */
const exportQuery = z.strictObject({ target: z.enum(TARGETS).optional() })

export const VERSION_KINDS = ['save', 'autosave', 'restore', 'kept'] as const
export const pipelineVersionSchema = z.object({
  version: z.number().int(),
  kind: z.enum(VERSION_KINDS),
  /** What its owner calls it. */
  label: z.string().nullable(),
  /** What the pipeline was called. */
  name: z.string(),
  restoredFrom: z.number().int().nullable(),
  /** Against the version before, in words. */
  changes: z.string(),
  blockCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type PipelineVersion = z.infer<typeof pipelineVersionSchema>
/** The oldest without a name go first; see docs/decisions. */
export const VERSION_LIMITS = { unnamed: 200, named: 50 } as const

/** Of so many, the oldest makes room for the next; what it was stays in the history. */
export const MOST_DRAFTS = 20

const versionParams = idParams.extend({
  version: z.coerce.number().int().min(1).max(2_147_483_647),
})

export const pipelineRoutes = {
  createPipeline: route({
    method: 'POST',
    path: '/api/pipelines',
    summary: 'Save a new pipeline, or a draft, which may take the place of another',
    bodyLimit: 5_000_000,
    body: pipelineBody.extend({
      sitting,
      draft: z.boolean().default(false),
      /** The draft it takes the place of, in the version it was last seen; that stays in the history. */
      replaces: z.strictObject({ id: z.string().max(64), version: z.number().int() }).optional(),
    }),
    answer: storedPipelineSchema,
  }),
  listPipelines: route({
    method: 'GET',
    path: '/api/pipelines',
    summary: 'Pipelines of the caller, last changed first',
    query: z.object({ projectId: z.string().optional() }),
    answer: z.array(pipelineSummarySchema),
  }),
  getPipeline: route({
    method: 'GET',
    path: '/api/pipelines/:id',
    summary: 'One pipeline; ETag is its version',
    params: idParams,
    answer: storedPipelineSchema,
  }),
  savePipeline: route({
    method: 'PUT',
    path: '/api/pipelines/:id',
    summary:
      'Save over a pipeline; If-Match names the version this was made from. A newer one is answered with 412, current and base',
    // Twice a pipeline: the one that is saved, and one that gave way to it.
    bodyLimit: 10_000_000,
    params: idParams,
    body: saveBody,
    answer: storedPipelineSchema,
  }),
  listVersions: route({
    method: 'GET',
    path: '/api/pipelines/:id/versions',
    summary: 'The history of a pipeline, newest first',
    params: idParams,
    answer: z.array(pipelineVersionSchema),
  }),
  getVersion: route({
    method: 'GET',
    path: '/api/pipelines/:id/versions/:version',
    summary: 'What a pipeline was in one version',
    params: versionParams,
    answer: pipelineVersionSchema.extend(graphSchema.shape),
  }),
  nameVersion: route({
    method: 'PATCH',
    path: '/api/pipelines/:id/versions/:version',
    summary: 'Name a version, or take its name off with null',
    params: versionParams,
    body: z.strictObject({ label: z.string().trim().min(1).max(100).nullable() }),
    answer: pipelineVersionSchema,
  }),
  restoreVersion: route({
    method: 'POST',
    path: '/api/pipelines/:id/versions/:version/restore',
    summary: 'Save an earlier version again, as a new one; If-Match names the current one',
    params: versionParams,
    answer: storedPipelineSchema,
  }),
  deletePipeline: route({
    method: 'DELETE',
    path: '/api/pipelines/:id',
    summary: 'Delete a pipeline',
    params: idParams,
    answer: 'empty',
  }),
  executePipeline: route({
    method: 'POST',
    path: '/api/pipelines/:id/execute',
    summary: 'Run a snapshot of the pipeline (the stored one unless the body carries another)',
    bodyLimit: 5_000_000,
    params: idParams,
    body: graphSchema.partial().extend({
      /** Runs this block and what lies upstream of it, and nothing else. */
      upTo: z.string().optional(),
    }),
    answer: z.object({ executionId: z.string() }),
  }),
  checkPipeline: route({
    method: 'POST',
    path: '/api/pipelines/check',
    summary: 'Diagnostics, and the columns after every block, without running',
    bodyLimit: 5_000_000,
    body: graphSchema,
    answer: z.object({
      diagnostics: z.array(diagnosticSchema),
      columns: z.record(z.string(), z.array(columnSchema)),
    }),
  }),
  suggestKeys: route({
    method: 'POST',
    path: '/api/pipelines/keys',
    summary:
      'Columns by which the rows that arrive at a block belong together, the likeliest first',
    bodyLimit: 5_000_000,
    body: graphSchema.extend({ blockId: z.string() }),
    answer: z.object({ keys: z.array(z.object({ left: z.string(), right: z.string() })) }),
  }),
  previewPipeline: route({
    method: 'POST',
    path: '/api/pipelines/preview',
    summary: 'First rows after one block',
    bodyLimit: 5_000_000,
    body: graphSchema.extend({
      blockId: z.string(),
      /** Another output of the block than its first, by its id. */
      port: z.string().max(64).optional(),
      limit: z.number().int().min(1).max(1000).default(100),
      /** Asks for what is in every column as well, which takes longer. */
      profile: z.boolean().default(false),
    }),
    answer: tableSchema.extend({
      profile: profileSchema.optional(),
      /** Where not all rows from outside were read: so many of each source. */
      firstRows: z.number().int().optional(),
    }),
  }),
  pipelineCode: route({
    method: 'POST',
    path: '/api/pipelines/code',
    summary: 'The pipeline as code in one language',
    bodyLimit: 5_000_000,
    body: graphSchema.extend({ target: z.enum(TARGETS) }),
    answer: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          text: z.string(),
          /** Which lines belong to which block, counted from 1, both ends included. */
          lines: z.array(
            z.object({ block: z.string(), from: z.number().int(), to: z.number().int() }),
          ),
        }),
      ),
      /** What the code does not do as the canvas does, in sentences. */
      gaps: z.array(z.string()),
      /** What was proven of this pipeline as it is; null where nothing was, or another one. */
      certificate: certificateSchema.nullable(),
    }),
  }),
  listExports: route({
    method: 'GET',
    path: '/api/pipelines/:id/exports',
    summary: 'The ways to take a stored pipeline away, and what each leaves out',
    params: idParams,
    query: exportQuery,
    answer: z.array(
      z.object({
        as: z.enum(EXPORT_IDS),
        /** The language it is made of: the asked one where that can be had. */
        target: z.enum(TARGETS),
        fileName: z.string(),
        /** What it does not do as the canvas does, in sentences. */
        gaps: z.array(z.string()),
        /** Why it cannot be had; empty where it can. */
        refused: z.array(z.string()),
      }),
    ),
  }),
  downloadExport: route({
    method: 'GET',
    path: '/api/pipelines/:id/export',
    summary: 'A stored pipeline as a notebook, a DAG, a container or a project',
    params: idParams,
    query: exportQuery.extend({ as: z.enum(EXPORT_IDS) }),
    answer: 'download',
  }),
  importSql: route({
    method: 'POST',
    path: '/api/pipelines/import-sql',
    summary:
      'A SELECT as blocks; the SQL is parsed and never run. No blocks: the diagnostics say why',
    bodyLimit: 1_000_000,
    body: z.strictObject({
      sql: z.string().max(200_000),
      /** The tables its names can mean, by id; all of the caller's unless given. */
      datasets: z.array(z.string().max(128)).max(1_000).optional(),
    }),
    answer: graphSchema.extend({ diagnostics: z.array(diagnosticSchema) }),
  }),
  generateBlockCode: route({
    method: 'POST',
    path: '/api/generate-block-code',
    summary: 'One block as code',
    body: z.strictObject({
      blockType: z.string().max(64),
      blockLabel: z.string().max(200),
      configuration: z.record(z.string(), z.unknown()),
      target: z.enum(TARGETS).default('pandas'),
    }),
    answer: z.object({ code: z.string() }),
  }),
}
