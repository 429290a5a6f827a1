import { ARTIFACT_KINDS } from '@plainflow/core'
import { z } from 'zod'
import { route } from '../route.ts'
import { idParams, pageQuery } from './table.ts'

/** One version of something that a run made and that is no table. */
export const artifactSchema = z.object({
  id: z.string(),
  /** As its file is called: `west.html`. */
  name: z.string(),
  kind: z.enum(ARTIFACT_KINDS),
  /** `text/html` */
  mediaType: z.string(),
  /** Of this name in its pipeline, from 1; never used again. */
  version: z.number().int(),
  bytes: z.number().int(),
  pipelineId: z.string(),
  pipelineName: z.string(),
  /** The run that made it. */
  executionId: z.string().nullable(),
  /** The block whose work it is; null where that was not noted. */
  blockId: z.string().nullable(),
  createdAt: z.string(),
})
export type Artifact = z.infer<typeof artifactSchema>

export const artifactRoutes = {
  listArtifacts: route({
    method: 'GET',
    path: '/api/artifacts',
    summary: 'What runs of the caller made that is no table, newest first, by page',
    query: pageQuery.extend({
      pipelineId: z.string().max(64).optional(),
      kind: z.enum(ARTIFACT_KINDS).optional(),
    }),
    answer: z.object({
      artifacts: z.array(artifactSchema),
      /** On all pages. */
      count: z.number().int(),
    }),
  }),
  getArtifact: route({
    method: 'GET',
    path: '/api/artifacts/:id',
    summary: 'One version of an artifact',
    params: idParams,
    answer: artifactSchema,
  }),
  artifactContent: route({
    method: 'GET',
    path: '/api/artifacts/:id/content',
    summary: 'Its bytes, as a download',
    params: idParams,
    answer: 'download',
  }),
  deleteArtifact: route({
    method: 'DELETE',
    path: '/api/artifacts/:id',
    summary: 'Delete one version of an artifact and its bytes',
    params: idParams,
    answer: 'empty',
  }),
}
