import type { Learning } from '../blocks/block.ts'
import { hasErrors, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Program, Step } from '../relation/program.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { trainedModel } from '../tables/trained-model.ts'
import { lowerAll } from './compile-pipeline.ts'
import type { Pipeline } from './pipeline.ts'
import { pipelineUpTo } from './pipeline-up-to.ts'
import { walkPipeline, type WalkedBlock } from './walk-pipeline.ts'

/** A model to be trained before the pipeline can be compiled, and the program of the rows it learns from. */
export interface NextTraining extends Pick<Learning, 'name' | 'training'> {
  /** The block that trains. */
  readonly block: string
  readonly label: string
  /** Its last step gives the rows. */
  readonly program: Program
}

export type FoundTraining =
  { readonly next: NextTraining | null } | { readonly diagnostics: readonly Diagnostic[] }

/**
 * The first block, in order, that has still to learn, given what the catalogue has of those before it; null
 * where nothing is left to be trained. Asked again after each, until it is.
 */
export function nextTraining(pipeline: Pipeline, catalogue: Catalogue): FoundTraining {
  const { walked, diagnostics, order } = walkPipeline(pipeline, catalogue)
  if (hasErrors(diagnostics)) return { diagnostics }
  const next = order
    .flatMap((id) => walked.get(id) ?? [])
    .find(({ block, learning }) => learning && !trainedModel(catalogue, block.id, learning))
  return { next: next ? trainingOf(next, pipeline, walked, order) : null }
}

function trainingOf(
  { block, learning, definition, configuration, given }: WalkedBlock,
  pipeline: Pipeline,
  walked: ReadonlyMap<string, WalkedBlock>,
  order: readonly string[],
): NextTraining | null {
  if (!learning) return null
  const { name, training, rows, columns } = learning
  const upstream = new Set(pipelineUpTo(pipeline, block.id).blocks.map(({ id }) => id))
  const { steps } = lowerAll(
    order.filter((id) => upstream.has(id) && id !== block.id),
    walked,
  )
  const sentence = definition.describe(configuration, given)
  const step = {
    id: block.id,
    block: block.id,
    name: 'learned_from',
    sentence,
    columns,
    relation: rows,
  }
  // What leaves it on the way is left once the whole is run.
  const bare = steps.map(withoutOutlet)
  return {
    name,
    training,
    block: block.id,
    label: block.label,
    program: { steps: [...bare, step] },
  }
}

function withoutOutlet(step: Step): Step {
  const { outlet: _outlet, ...rest } = step
  return rest
}
