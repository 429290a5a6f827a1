import { z } from 'zod'
import { route } from '../route.ts'
import { CHAT_LIMITS, messageSchema } from './message.ts'
import { modelUseSchema } from './models.ts'
import { graphSchema } from './pipelines.ts'
import { tableSchema } from './table.ts'

const sizeSchema = z.object({ rows: z.number().int(), columns: z.number().int() })

/** What a proposal does to the data at one end of the pipeline, measured by running it. */
export const effectSchema = z.object({
  /** The block whose rows were measured. */
  block: z.string(),
  label: z.string(),
  /** Null where nothing was there before. */
  before: sizeSchema.nullable(),
  after: sizeSchema,
  columnsAdded: z.array(z.string()),
  columnsRemoved: z.array(z.string()),
  /** Set where only so many rows of each table were read, all of them taking too long. */
  sampled: z.number().int().nullable(),
  /** The rows themselves, as far as they are said at once, and only where all data were read. */
  found: tableSchema.pick({ columns: true, rows: true }).nullable().default(null),
})
export type ChatEffect = z.infer<typeof effectSchema>

/** A second reading of the message, to be chosen instead of the first. */
export const otherReadingSchema = z.object({
  by: z.enum(['planner', 'model']),
  response: z.string(),
  headline: z.string().nullable(),
  pipeline: graphSchema,
  found: tableSchema.pick({ columns: true, rows: true }).nullable(),
})

export const chatAnswerSchema = z.object({
  response: z.string(),
  /** What the proposed pipeline computes, in one line: "Sum of amount by region, largest first". */
  headline: z.string().optional(),
  updatedPipeline: graphSchema.optional(),
  shouldExecute: z.boolean(),
  /** What was assumed and may be wrong. */
  assumptions: z.array(z.string()),
  /** Sentences that may have been meant; each gives a pipeline when it is sent. */
  alternatives: z.array(z.string()).max(CHAT_LIMITS.alternatives).default([]),
  effects: z.array(effectSchema).default([]),
  /** What is still to be filled in before the pipeline can run; it is free as long as there is any. */
  open: z.array(z.string()).default([]),
  /** Blocks the answer speaks of. */
  blocks: z.array(z.string()).default([]),
  /** What only the one who asked can do: take the last change back. */
  action: z.literal('undo').optional(),
  /** The language model that answered, and what it took; null: the planner's answer. */
  model: modelUseSchema.nullable().default(null),
  /** Something was asked for that nobody could make of it; nothing was changed. */
  isRefusal: z.boolean().default(false),
  /** Both readers came to the same table. */
  isSure: z.boolean().default(false),
  /** What the other reader came to, where the tables differ. */
  other: otherReadingSchema.nullable().default(null),
  /** What was paid for it, to give back when it is rejected; null: it was free. */
  charge: z.string().nullable().default(null),
  credits: z.number().int(),
})
export type ChatAnswer = z.infer<typeof chatAnswerSchema>

export const CHAT_STAGES = ['reading', 'model', 'tables', 'plan', 'check', 'sample'] as const
export type ChatStage = (typeof CHAT_STAGES)[number]

/**
 * What the streaming call tells, in this order: stages and words, then an answer or a failure. `unsaid`
 * takes the words so far back: a language model's answer was of no use.
 */
export const chatEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: z.enum(CHAT_STAGES), text: z.string() }),
  z.object({ kind: z.literal('words'), text: z.string() }),
  z.object({ kind: z.literal('unsaid') }),
  z.object({ kind: z.literal('answer'), answer: chatAnswerSchema }),
  z.object({
    kind: z.literal('failed'),
    status: z.number().int(),
    error: z.string(),
    code: z.string(),
  }),
])
export type ChatEvent = z.infer<typeof chatEventSchema>

export const chatRoutes = {
  conversationalPipeline: route({
    method: 'POST',
    path: '/api/conversational-pipeline',
    summary:
      'A sentence in, a proposed pipeline out; costs 1 credit when it answers all of the sentence',
    bodyLimit: 5_000_000,
    body: messageSchema,
    answer: chatAnswerSchema,
  }),
  streamConversation: route({
    method: 'POST',
    path: '/api/conversational-pipeline/stream',
    summary:
      'The same as server-sent events: stages and words, then the answer or why there is none. With the same Idempotency-Key the plain call gives the same answer, paid once',
    bodyLimit: 5_000_000,
    body: messageSchema,
    answer: 'events',
  }),
  rejectProposal: route({
    method: 'POST',
    path: '/api/conversational-pipeline/reject',
    summary: 'Give back what a proposal cost that is not wanted; twice is once',
    body: z.strictObject({ charge: z.string().min(1).max(64) }),
    answer: z.object({ givenBack: z.boolean(), credits: z.number().int() }),
  }),
  stopConversation: route({
    method: 'POST',
    path: '/api/conversational-pipeline/stop',
    summary: 'Stop answering the message sent with this Idempotency-Key; nothing is charged then',
    body: z.strictObject({ key: z.string().min(1).max(200) }),
    /** False: nothing is being answered under this key, or the answer is on its way already. */
    answer: z.object({ stopped: z.boolean() }),
  }),
}
