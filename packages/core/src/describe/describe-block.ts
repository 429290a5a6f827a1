import { findBlock } from '../blocks/registry.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Block, Pipeline } from '../pipeline/pipeline.ts'
import { readConfiguration, walkPipeline } from '../pipeline/walk-pipeline.ts'
import type { Walk } from '../pipeline/walk-pipeline.ts'

/** One block's sentence, as its card shows it: "Keep rows where region is West". */
export function describeBlock(pipeline: Pipeline, blockId: string, catalogue: Catalogue): string {
  const block = pipeline.blocks.find(({ id }) => id === blockId)
  return block ? sayBlock(block, walkPipeline(pipeline, catalogue), catalogue) : ''
}

/**
 * `calls` names the rows of a block's inputs, by the step they come from; else they name themselves.
 * `brief` where it is told to people, and nothing reads it back.
 */
export function sayBlock(
  block: Block,
  walk: Walk,
  catalogue: Catalogue,
  calls?: (step: string) => string | undefined,
  brief = false,
): string {
  const walked = walk.walked.get(block.id)
  if (walked) {
    const inputs = walked.given.inputs.map((input) => {
      const called = input.relation.kind === 'step' ? calls?.(input.relation.step) : undefined
      return called === undefined ? input : { ...input, called }
    })
    const given = { ...walked.given, inputs, ...(brief ? { brief } : {}) }
    return walked.definition.describe(walked.configuration, given)
  }
  const definition = findBlock(block.type)
  if (!definition) return `${block.label} (an unknown block)`
  const { value, problems } = readConfiguration(block, definition)
  if (problems.length > 0) return `${block.label} (not configured yet)`
  const inputs = (walk.called.get(block.id) ?? []).map((called) => ({
    relation: { kind: 'step', step: '', columns: [] } as const,
    columns: [],
    called,
  }))
  return definition.describe(value, { block: block.id, inputs, catalogue })
}
