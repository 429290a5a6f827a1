import { z } from 'zod'
import { route } from '../route.ts'
import { graphSchema } from './pipelines.ts'

export const CHAT_LIMITS = { messageBytes: 32_000, history: 5 } as const

export const chatRoutes = {
  conversationalPipeline: route({
    method: 'POST',
    path: '/api/conversational-pipeline',
    summary:
      'A sentence in, a proposed pipeline out; costs 1 credit when it gives a valid pipeline',
    bodyLimit: 5_000_000,
    body: z.strictObject({
      message: z
        .string()
        .trim()
        .min(1, 'A message is required.')
        .max(CHAT_LIMITS.messageBytes, 'The message is too long: 32,000 characters at most.'),
      currentPipeline: graphSchema,
      /** Ids of the datasets in play; the caller's own only. */
      availableDatasets: z.array(z.union([z.string(), z.looseObject({ id: z.string() })])).max(500),
      conversationHistory: z
        .array(z.looseObject({ type: z.enum(['user', 'assistant']), content: z.string() }))
        .max(CHAT_LIMITS.history)
        .default([]),
    }),
    answer: z.object({
      response: z.string(),
      updatedPipeline: graphSchema.optional(),
      shouldExecute: z.boolean(),
      /** What was assumed and may be wrong. */
      assumptions: z.array(z.string()),
      credits: z.number().int(),
    }),
  }),
}
