import { blockSchema, connectionSchema, TEMPLATE_DIFFICULTIES } from '@plainflow/core'
import { z } from 'zod'
import { route } from '../route.ts'
import { datasetSchema } from './datasets.ts'

export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  difficulty: z.enum(TEMPLATE_DIFFICULTIES),
  /** In minutes. */
  estimatedTime: z.number(),
  /** The figure it came with, and every deployment since. */
  usageCount: z.number().int(),
  rating: z.number(),
  tags: z.array(z.string()),
  blocks: z.array(blockSchema),
  connections: z.array(connectionSchema),
})
export type Template = z.infer<typeof templateSchema>

export const templateRoutes = {
  listTemplates: route({
    method: 'GET',
    path: '/api/templates',
    summary: 'Pipelines to start from',
    public: true,
    answer: z.array(templateSchema),
  }),
  deployTemplate: route({
    method: 'POST',
    path: '/api/templates/:id/deploy',
    shared: true,
    summary: 'A template over data of the caller: its sample data is added where it is missing',
    params: z.object({ id: z.string().max(64) }),
    body: z.strictObject({ projectId: z.string().max(64).nullish() }),
    answer: z.object({
      blocks: z.array(blockSchema),
      connections: z.array(connectionSchema),
      datasets: z.array(datasetSchema),
      usageCount: z.number().int(),
    }),
  }),
}
