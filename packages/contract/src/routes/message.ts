import { z } from 'zod'
import { graphSchema } from './pipelines.ts'

export const CHAT_LIMITS = { messageBytes: 32_000, history: 5, alternatives: 3 } as const

/** A sentence, and what it is said about. */
export const messageSchema = z.strictObject({
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
})
