import {
  type Asked,
  type BlockDefinition,
  BLOCKS,
  type Catalogue,
  type Pipeline,
} from '@plainflow/core'
import { asksFor, reachesOutside } from '@plainflow/core'
import { TableNames } from './table-names.ts'
import { TypedWords } from './typed-words.ts'

/** What was asked, and everything it is about. */
export interface Asking {
  readonly message: string
  /** The messages before, oldest first. */
  readonly history: readonly { readonly type: 'user' | 'assistant'; readonly content: string }[]
  readonly catalogue: Catalogue
  /** What is on the canvas. */
  readonly pipeline: Pipeline
  /** What the planner makes of the message. */
  readonly planned: Asked
  /** Whether the user lets a model see cells. */
  readonly sharesCells: boolean
  /** Milliseconds, for the ids of new blocks. */
  readonly now: number
}

/** The same with what is read off it once. */
export interface Question extends Asking {
  readonly tables: TableNames
  readonly typed: TypedWords
  /** The user's own messages before this one. */
  readonly earlier: readonly string[]
  /** Whether the user asks for such a block, in words or as the planner reads them. */
  wants(definition: BlockDefinition): boolean
  /** The blocks a model may answer with. */
  readonly blocks: readonly BlockDefinition[]
}

export function questionOf(asking: Asking): Question {
  const { message, history, catalogue, pipeline, planned } = asking
  const earlier = history.filter(({ type }) => type === 'user').map(({ content }) => content)
  const known = new Set(pipeline.blocks.map(({ id }) => id))
  const plannedTypes = new Set(
    planned.pipeline?.blocks.filter(({ id }) => !known.has(id)).map(({ type }) => type),
  )
  const wants = (definition: BlockDefinition) =>
    plannedTypes.has(definition.type) || asksFor(message, definition)
  const present = new Set(pipeline.blocks.map(({ type }) => type))
  return {
    ...asking,
    tables: new TableNames(catalogue),
    typed: new TypedWords([message, ...earlier]),
    earlier,
    wants,
    blocks: BLOCKS.filter(
      (definition) =>
        definition.unavailable === undefined &&
        (!reachesOutside(definition) || present.has(definition.type) || wants(definition)),
    ),
  }
}
