import type { RowCondition } from '../blocks/block.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { pipelineUpTo } from '../pipeline/pipeline-up-to.ts'
import type { Block, Connection, Pipeline } from '../pipeline/pipeline.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'

const MOST_APART = 20

/** What a row has to meet to pass a block, each condition alone. */
export function conditionsAt(
  pipeline: Pipeline,
  block: string,
  catalogue: Catalogue,
): readonly RowCondition[] {
  const there = walkPipeline(pipeline, catalogue).walked.get(block)
  const found = there?.definition.conditionsOf?.(there.configuration, there.given) ?? []
  return found.slice(0, MOST_APART)
}

/**
 * The pipeline up to a block with its conditions taken apart: beside it one block for each alone, and a
 * chain of them in the order they are said. Counted, it tells which of them no row meets.
 */
export function conditionsApart(
  pipeline: Pipeline,
  block: string,
  catalogue: Catalogue,
): Pipeline | null {
  const conditions = conditionsAt(pipeline, block, catalogue)
  const whole = pipelineUpTo(pipeline, block)
  const there = whole.blocks.find(({ id }) => id === block)
  if (!there || conditions.length < 2) return null
  const arrows = whole.connections.filter(({ target }) => target === block)
  const made = conditions.flatMap(({ configuration }, at): readonly Made[] => {
    const like = (id: string): Block => ({
      ...there,
      id,
      configuration: { ...asRecord(configuration) },
    })
    const alone = aloneId(block, at)
    const chained = chainedId(block, at)
    return [
      { block: like(alone), arrows: arrows.map((arrow) => into(arrow, alone)) },
      ...(at === 0
        ? []
        : [
            {
              block: like(chained),
              arrows: arrows.map((arrow) => ({
                ...into(arrow, chained),
                source: chainedId(block, at - 1),
                sourceHandle: null,
              })),
            },
          ]),
    ]
  })
  return {
    blocks: [...whole.blocks, ...made.map((one) => one.block)],
    connections: [...whole.connections, ...made.flatMap((one) => one.arrows)],
  }
}

interface Made {
  readonly block: Block
  readonly arrows: readonly Connection[]
}

export function aloneId(block: string, at: number): string {
  return `${block}:alone:${at}`
}

/** The first of the chain stands alone anyway. */
export function chainedId(block: string, at: number): string {
  return at === 0 ? aloneId(block, 0) : `${block}:chained:${at}`
}

function into(arrow: Connection, target: string): Connection {
  return { ...arrow, id: `${arrow.id}:${target}`, target }
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
