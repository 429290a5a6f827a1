import {
  type Asked,
  type BlockDefinition,
  BLOCKS,
  type Catalogue,
  type Cell,
  type Pipeline,
} from '@plainflow/core'
import { asksFor, reachesOutside } from '@plainflow/core'
import { standsBeside } from './stands-beside.ts'
import { TableNames } from './prompt/table-names.ts'
import { TypedWords } from './prompt/typed-words.ts'

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
  /** As `2026-01-31`. */
  readonly today: string
  /** What is known of the tables besides, by their ids. */
  readonly facts?: ReadonlyMap<string, TableFacts>
}

/** What was found in a table. */
export interface TableFacts {
  /** Empty cells, by column. */
  readonly nulls?: Readonly<Record<string, number>>
  /** A few whole rows. */
  readonly rows?: readonly (readonly Cell[])[]
}

/** The same with what is read off it once. */
export interface Question extends Asking {
  readonly tables: TableNames
  readonly typed: TypedWords
  /** The user's own messages before this one. */
  readonly earlier: readonly string[]
  /** Whether the user asks for such a block, in words or as the planner reads them. */
  wants(definition: BlockDefinition): boolean
  /** Whether such a block is on the canvas. */
  has(definition: BlockDefinition): boolean
  /** The blocks a model may answer with beside its SQL. */
  readonly after: readonly BlockDefinition[]
  /** The catalogue with the names that the model is told. */
  readonly named: Catalogue
}

/** What was asked and nothing else of whoever asks: it goes to another thread. */
export function plainAsking(asking: Asking): Asking {
  const { message, history, catalogue, pipeline, planned, sharesCells, now, today, facts } = asking
  const about = facts ? { facts } : {}
  return { message, history, catalogue, pipeline, planned, sharesCells, now, today, ...about }
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
  const tables = new TableNames(catalogue)
  return {
    ...asking,
    tables,
    named: {
      datasets: catalogue.datasets.map((one) => ({
        ...one,
        name: tables.nameOf(one.id) ?? one.name,
      })),
    },
    typed: new TypedWords([message, ...earlier]),
    earlier,
    wants,
    has: ({ type }) => present.has(type),
    after: BLOCKS.filter(
      (definition) =>
        standsBeside(definition) &&
        (!reachesOutside(definition) || present.has(definition.type) || wants(definition)),
    ),
  }
}
