import type { BlockDefinition } from '../blocks/block.ts'
import { findBlock } from '../blocks/registry.ts'
import { describeBlocks } from '../describe/describe-blocks.ts'
import { tellApart } from '../describe/tell-apart.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { groupedBy } from '../pipeline/grouped-by.ts'
import type { Block, Connection, Pipeline } from '../pipeline/pipeline.ts'
import type { Cell } from '../relation/column.ts'
import type { Program, Step } from '../relation/program.ts'
import type { Finding } from './finding.ts'

/** What a run measured of its blocks. */
export interface Measured {
  readonly blocks: readonly {
    readonly id: string
    readonly rows: number | null
    readonly ms: number | null
    readonly cached: boolean
  }[]
  /** By the clock, from start to end. */
  readonly totalMs: number | null
}

/** What is known of the cells of a dataset. */
export interface DatasetProfile {
  readonly rowCount: number
  readonly profiledRows: number
  readonly columns: readonly {
    readonly name: string
    readonly nulls: number
    readonly distinct: number
    readonly isDistinctExact: boolean
    readonly top: readonly { readonly value: Cell; readonly count: number }[]
  }[]
}

/** What advice is asked about. */
export interface Advised {
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
  /** By dataset id, as far as they are known. */
  readonly profiles?: Readonly<Record<string, DatasetProfile>>
  /** The last run, where it was of this very pipeline. */
  readonly run?: Measured
  /** What was found elsewhere, as of models: words that are only loaded where there is one. */
  readonly found?: readonly Finding[]
}

/** Everything the rules look at, looked up once. */
export interface Ground extends Advised {
  readonly program: Program
  stepsOf(block: string): readonly Step[]
  /** The block's only step, where it has no more and nothing is judged beside it. */
  onlyStep(block: string): Step | null
  stepById(id: string): Step | undefined
  block(id: string): Block | undefined
  definition(id: string): BlockDefinition | undefined
  incoming(block: string): readonly Connection[]
  outgoing(block: string): readonly Connection[]
  /** Measured rows that left a block; null where nothing was measured. */
  rows(block: string): number | null
  /** The block's label in quotes, and what tells it from others of that name. */
  say(block: string): string
  /** Whether there is time to try out one more fix: each is compiled whole. */
  mayTry(): boolean
}

/** Blocks compiled for fixes in all: a hundred fixes of a small pipeline, three of a huge one. */
const MOST_COMPILED = 3_000

export function groundFor(advised: Advised, program: Program): Ground {
  const { pipeline, run } = advised
  const blocks = new Map(pipeline.blocks.map((block) => [block.id, block]))
  const steps = groupedBy(program.steps, (step) => step.block)
  const byId = new Map(program.steps.map((step) => [step.id, step]))
  const incoming = groupedBy(pipeline.connections, ({ target }) => target)
  const outgoing = groupedBy(pipeline.connections, ({ source }) => source)
  let left = MOST_COMPILED
  let apart: ReadonlyMap<string, string> | undefined
  const measured = new Map(run?.blocks.map(({ id, rows }) => [id, rows]))
  return {
    ...advised,
    program,
    stepsOf: (block) => steps.get(block) ?? [],
    onlyStep: (block) => {
      const [only, ...more] = steps.get(block) ?? []
      return only && more.length === 0 ? only : null
    },
    stepById: (id) => byId.get(id),
    block: (id) => blocks.get(id),
    definition: (id) => findBlock(blocks.get(id)?.type ?? ''),
    incoming: (block) => incoming.get(block) ?? [],
    outgoing: (block) => outgoing.get(block) ?? [],
    rows: (block) => measured.get(block) ?? null,
    say: (block) => {
      apart ??= tellApart(pipeline.blocks, describeBlocks(pipeline, advised.catalogue))
      const told = apart.get(block)
      return `"${blocks.get(block)?.label ?? block}"${told === undefined ? '' : ` (${told})`}`
    },
    mayTry: () => {
      left -= blocks.size
      return left >= 0
    },
  }
}
