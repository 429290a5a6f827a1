import { Failure } from '@plainflow/contract'
import {
  loweringOf,
  type BlockDefinition,
  type Catalogue,
  type CatalogueDataset,
  type Diagnostic,
  findBlock,
  hasErrors,
  type Sources,
  type Step,
  type TargetId,
  targets,
} from '@plainflow/core'
import { describeIssues } from '../http/describe-issues.ts'
import { invalidPipeline } from './invalid-pipeline.ts'

export interface BlockToPrint {
  readonly blockType: string
  readonly blockLabel: string
  readonly configuration: Record<string, unknown>
  readonly target: TargetId
}

export interface PrintingBlock {
  readonly block: BlockToPrint
  readonly catalogue: Catalogue
  readonly sources: Sources
}

/**
 * One block as code. A block that takes input has none here, so it is given the newest dataset whose
 * columns fit.
 */
export function printBlock({ block, catalogue, sources }: PrintingBlock): string {
  const definition = findBlock(block.blockType)
  if (!definition)
    throw new Failure('invalid_pipeline', `There is no block type "${block.blockType}".`)
  const configuration = definition.configuration.safeParse(block.configuration)
  if (!configuration.success)
    throw new Failure('invalid_pipeline', ...describeIssues(configuration.error.issues))
  const candidates = definition.inputs.length === 0 ? [null] : catalogue.datasets
  if (candidates.length === 0)
    throw new Failure(
      'invalid_pipeline',
      `${definition.label} works on data from another block. Code for it can be shown once a dataset was uploaded.`,
    )
  let wrong: readonly Diagnostic[] = []
  for (const dataset of candidates) {
    const tried = lowerAlone(definition, configuration.data, block, dataset, catalogue)
    if ('steps' in tried) return targets[block.target].print({ steps: tried.steps }, sources)
    if (wrong.length === 0) wrong = tried.diagnostics
  }
  throw invalidPipeline(wrong)
}

function lowerAlone(
  definition: BlockDefinition,
  configuration: unknown,
  { blockLabel }: BlockToPrint,
  dataset: CatalogueDataset | null,
  catalogue: Catalogue,
) {
  const columns = dataset?.columns ?? []
  const input: Step[] = dataset
    ? [
        {
          id: 'input',
          block: 'input',
          name: 'input',
          sentence: `Read ${dataset.filename}`,
          columns,
          relation: { kind: 'from', dataset: dataset.id, columns },
        },
      ]
    : []
  const given = {
    block: 'block',
    // A model stands beside the rows, and there is none to hand.
    inputs: definition.inputs
      .filter(({ carries }) => !carries)
      .map(() => ({
        relation: { kind: 'step', step: 'input', columns } as const,
        columns,
      })),
    catalogue,
  }
  const rule = definition.columns(configuration, given)
  if (hasErrors(rule.diagnostics)) return { diagnostics: rule.diagnostics }
  const { lower, waitsFor } = loweringOf(definition)
  const waiting = waitsFor?.(configuration, given)
  if (waiting)
    return { diagnostics: [{ severity: 'error', at: { block: 'block' }, ...waiting } as const] }
  const { relations, outlet } = lower(configuration, given)
  const sentence = definition.describe(configuration, given)
  const steps = relations.map((relation, port): Step => ({
    id: port === 0 ? 'block' : `block:${port}`,
    block: 'block',
    name: port === 0 ? 'result' : `result_${port + 1}`,
    sentence: `${blockLabel}: ${sentence}`,
    columns: rule.columns[port] ?? [],
    relation,
    ...(outlet ? { outlet } : {}),
  }))
  return { steps: [...input, ...steps] }
}
