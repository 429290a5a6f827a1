import { z } from 'zod'

const MOST_BLOCKS = 50

/** A block that SQL does not say: an export, an alert, rules of cleaning. */
const afterBlockSchema = z.object({
  /** Of a block on the canvas, which is changed then. */
  id: z.string().min(1).max(128).nullish(),
  type: z.string().max(64),
  /** The table whose rows it takes; the query's own unless said. */
  of: z.string().max(300).nullish(),
  /** Absent: as it is. Judged by the block's own schema, with every other pipeline. */
  configuration: z.record(z.string(), z.unknown()).nullish(),
  /** It goes. */
  remove: z.boolean().nullish(),
})

/** What a model answers. It has no word for running anything, nor for a label. */
export const modelAnswerSchema = z.object({
  explanation: z.string().max(20_000),
  /** One SELECT; null or empty: the tables stay as they are. */
  sql: z.string().max(50_000).nullish(),
  /** What has to be asked first. */
  question: z.string().max(4_000).nullish(),
  after: z.array(afterBlockSchema).max(MOST_BLOCKS).nullish(),
})
export type ModelAnswer = z.infer<typeof modelAnswerSchema>
export type AfterBlock = z.infer<typeof afterBlockSchema>

const text = { type: 'string' } as const
const textOrNull = { type: ['string', 'null'] } as const

/** The same for providers that hold a model to a form: few words, and no bounds, which some refuse. */
export const ANSWER_FORM: Readonly<Record<string, unknown>> = {
  type: 'object',
  properties: {
    explanation: text,
    sql: textOrNull,
    question: textOrNull,
    after: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: textOrNull,
          type: text,
          of: textOrNull,
          configuration: { type: 'object' },
          remove: { type: 'boolean' },
        },
        required: ['type'],
      },
    },
  },
  required: ['explanation', 'sql', 'question', 'after'],
}
