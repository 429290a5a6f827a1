import type { BlockDefinition } from '@plainflow/core'
import { z } from 'zod'

const MOST_BLOCKS = 200
const id = z.string().min(1).max(128)

const inputSchema = z.object({
  from: id.describe('id of the block whose rows it takes'),
  output: z.string().max(64).optional().describe('which output of that block, unless the first'),
  input: z.string().max(64).optional().describe('which input of this block, unless the first'),
})

const blockParts = {
  id,
  type: z.string().max(64),
  /** In place of a configuration, for a block that reads one. */
  dataset: z.string().max(500).optional(),
  /** Absent: as it is on the canvas. Judged by the block's own schema, with every other pipeline. */
  configuration: z.record(z.string(), z.unknown()).optional(),
  inputs: z.array(inputSchema).max(100).default([]),
}

/** What a model answers. It has no word for running anything, nor for a label. */
export const modelAnswerSchema = z.object({
  explanation: z.string().max(20_000),
  blocks: z.array(z.object(blockParts)).max(MOST_BLOCKS).nullable(),
})
export type ModelAnswer = z.infer<typeof modelAnswerSchema>
export type AnsweredBlock = NonNullable<ModelAnswer['blocks']>[number]

/** The same with each block's configuration spelled out by the registry: what the model is held to. */
export function answerForm(blocks: readonly BlockDefinition[]): Record<string, unknown> {
  const schema = z.object({
    explanation: z.string().describe('one to three plain sentences for the user, without links'),
    blocks: z
      .union([z.array(z.union(blocks.map(blockForm))), z.null()])
      .describe('the whole pipeline afterwards; null where nothing is to be changed'),
  })
  const { $schema: _, ...form } = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'ref',
    // Bounds are checked afterwards; providers refuse schemas that have them.
    override: ({ jsonSchema }) => {
      for (const bound of BOUNDS) delete jsonSchema[bound]
    },
  })
  return form
}

const BOUNDS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const

function blockForm({ type, reads, inputs, configuration }: BlockDefinition): z.ZodType {
  const content = reads
    ? { dataset: z.string().describe('the name of a table') }
    : { configuration: ownParts(configuration).optional() }
  return z.object({
    id,
    type: z.literal(type),
    ...content,
    ...(inputs.length > 0 ? { inputs: z.array(inputSchema) } : {}),
  })
}

/** Every block's schema has the parts of the one dialog; what it insists on is its own. */
function ownParts(configuration: z.ZodType): z.ZodType {
  if (!(configuration instanceof z.ZodObject)) return configuration
  const parts: Record<string, z.ZodType> = configuration.shape
  const own = Object.entries(parts).filter(([, part]) => !part.safeParse(undefined).success)
  return z.strictObject(Object.fromEntries(own))
}
