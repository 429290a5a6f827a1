import { z } from 'zod'
import { MOST_COLUMNS } from '../reading/most-columns.ts'

/** Limits of a stored pipeline: what an honest canvas needs, and no more. */
export const PIPELINE_LIMITS = {
  blocks: 1_000,
  connections: 4_000,
  bytes: 2_000_000,
  /** In the table that leaves a block: five of the widest files side by side. */
  columns: 5 * MOST_COLUMNS,
  /** Of all columns that arrive at and leave all blocks, as they are written down: a 5 kB pipeline can double them thirty times. */
  columnBytes: 10_000_000,
  /** Told of one block; who mends these sees the next. */
  problems: 100,
} as const

const id = z.string().min(1).max(128)

export const blockSchema = z.strictObject({
  id,
  /** A key of the registry; an unknown type is a diagnostic, not a parse error, so that nothing is lost. */
  type: z.string().min(1).max(64),
  position: z.strictObject({ x: z.number(), y: z.number() }),
  data: z.record(z.string(), z.unknown()).default({}),
  label: z.string().max(200),
  /** Checked against the block type's own schema by `checkPipeline`. */
  configuration: z.record(z.string(), z.unknown()).default({}),
  generatedCode: z.string().optional(),
})

export const connectionSchema = z.strictObject({
  id: z.string().min(1).max(300),
  source: id,
  target: id,
  sourceHandle: z.string().max(64).nullish(),
  targetHandle: z.string().max(64).nullish(),
})

export const pipelineSchema = z.strictObject({
  blocks: z.array(blockSchema).max(PIPELINE_LIMITS.blocks),
  connections: z.array(connectionSchema).max(PIPELINE_LIMITS.connections),
})

export type Block = Readonly<z.infer<typeof blockSchema>>
export type Connection = Readonly<z.infer<typeof connectionSchema>>
export interface Pipeline {
  readonly blocks: readonly Block[]
  readonly connections: readonly Connection[]
}

export const EMPTY_PIPELINE: Pipeline = { blocks: [], connections: [] }
