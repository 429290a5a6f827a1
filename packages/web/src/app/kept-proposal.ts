import { chatAnswerSchema } from '@plainflow/contract'
import { z } from 'zod'

const { shape: answer } = chatAnswerSchema

/** What a tab keeps of a proposal. Here beside the client, which loads the same words: apart they weigh twice. */
export const keptProposal = z.object({
  open: z.object({
    base: z.unknown(),
    pipeline: z.unknown(),
    shouldExecute: z.boolean(),
    question: z.string().optional(),
    begunWith: z.string().optional(),
  }),
  message: z.object({
    content: z.string(),
    headline: answer.headline,
    assumptions: answer.assumptions,
    model: answer.model,
    isSure: answer.isSure,
    note: z.object({
      changes: z.array(
        z.object({
          block: z.string(),
          label: z.string(),
          mark: z.enum(['added', 'changed', 'removed']),
        }),
      ),
      effects: answer.effects,
      charge: z.string().nullable(),
      against: z.enum(['canvas', 'proposal']),
      credits: z.number(),
    }),
  }),
})
