import { z } from 'zod'
import { route } from '../route.ts'
import { artifactSchema } from './artifacts.ts'
import { idParams, pageQuery } from './table.ts'
import { judgedModelSchema, modelSummarySchema } from './trained-model-schemas.ts'

/** One version of a model that a run trained. Its bytes are downloaded and deleted as an artifact's. */
export const trainedModelSchema = artifactSchema.omit({ kind: true, mediaType: true }).extend({
  /** The version that is meant where the name is said and no version: the promoted one, else the newest. */
  inUse: z.boolean(),
  /** Whether somebody chose it. */
  isPromoted: z.boolean(),
  summary: modelSummarySchema,
})
export type TrainedModel = z.infer<typeof trainedModelSchema>

/** The versions of one name of one pipeline. */
export const modelNameSchema = z.object({
  name: z.string(),
  pipelineId: z.string(),
  pipelineName: z.string(),
  /** The newest first; at most fifty of them, and the one in use. */
  versions: z.array(trainedModelSchema),
})
export type ModelName = z.infer<typeof modelNameSchema>

export const trainedModelDetailSchema = trainedModelSchema.extend({
  model: judgedModelSchema,
  /** Pipelines that name this version. */
  usedBy: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type TrainedModelDetail = z.infer<typeof trainedModelDetailSchema>

export const trainedModelRoutes = {
  listTrainedModels: route({
    method: 'GET',
    path: '/api/models',
    summary: 'The models that runs of the caller trained, by name, the last trained first, by page',
    query: pageQuery.extend({ pipelineId: z.string().max(64).optional() }),
    answer: z.object({
      models: z.array(modelNameSchema),
      /** Names, on all pages. */
      count: z.number().int(),
    }),
  }),
  getTrainedModel: route({
    method: 'GET',
    path: '/api/models/:id',
    summary: 'How one version of a model was trained, and how good it is',
    params: idParams,
    answer: trainedModelDetailSchema,
  }),
  promoteTrainedModel: route({
    method: 'POST',
    path: '/api/models/:id/promote',
    summary: 'Make a version the one that is meant where only the name of the model is said',
    params: idParams,
    answer: trainedModelSchema,
  }),
}
