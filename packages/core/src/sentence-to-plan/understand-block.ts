import type { BlockDefinition, Given, GivenInput, OtherInput } from '../blocks/block.ts'
import { findBlock } from '../blocks/registry.ts'
import { UNDERSTAND } from '../blocks/understand.gen.ts'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import type { Block } from '../pipeline/pipeline.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import { ClauseReader } from '../words/clause-reader.ts'
import { foldName } from '../words/fold.ts'
import type { PlanContext } from './plan-sentence.ts'
import { understandClause, unexplained } from './understand-clause.ts'

export type UnderstoodBlock =
  | { readonly configuration: Block['configuration']; readonly assumptions: readonly string[] }
  | { readonly problem: string }

/**
 * What a sentence makes of one block that is there: its new configuration, over the rows that arrive at
 * it. A sentence about another kind of block, about more than one, or about rows that are not connected
 * to it is refused with the reason.
 */
export function understandBlock(
  sentence: string,
  blockId: string,
  { pipeline, catalogue }: PlanContext,
): UnderstoodBlock {
  const clause = sentence.trim().replace(/\.$/, '')
  const block = pipeline.blocks.find(({ id }) => id === blockId)
  const definition = block && findBlock(block.type)
  if (!block || !definition) return { problem: 'This block is not known to this version.' }
  if (clause === '') return { problem: 'An empty sentence says nothing about the block.' }
  // As it would be freshly dropped: a configuration that does not read must not hide what arrives.
  const fresh = { ...block, configuration: asRecord(definition.initial) }
  const blocks = pipeline.blocks.map((one) => (one === block ? fresh : one))
  const given = walkPipeline({ ...pipeline, blocks }, catalogue).walked.get(blockId)?.given
  if (!given) return { problem: 'The columns that arrive at this block are not known yet.' }
  const feeders = feedersOf(given)
  const named = new Set(feeders.map(({ name }) => foldName(name)))
  const others = catalogue.datasets.filter(({ name }) => !named.has(foldName(name)))
  const tables = { ...catalogue, datasets: [...feeders, ...others] }
  const ground: Given = { ...given, catalogue: tables }
  const meant = UNDERSTAND[definition.type]?.(clause, ground)
  if (!meant) return { problem: aboutAnother(clause, definition, ground) }
  if ('problem' in meant) return { problem: meant.problem }
  if (meant.rest !== undefined)
    return { problem: `${unexplained(meant.rest)} One sentence here is about one block.` }
  const stray = strayOf(meant.others ?? [], feeders)
  if (stray !== null) return { problem: `${stray} is not connected to this block.` }
  const wrong = definition
    .columns(meant.configuration, given)
    .diagnostics.find(({ severity }) => severity === 'error')
  if (wrong) return { problem: `${wrong.message} ${wrong.hint}` }
  return {
    configuration: { ...block.configuration, ...asRecord(meant.configuration) },
    assumptions: meant.assumptions,
  }
}

/** The rows at the inputs after the first, as tables of the names its sentence gives them. */
function feedersOf({ inputs }: Given): readonly CatalogueDataset[] {
  return inputs.slice(1).map((input, index) => {
    const name = nameOf(input)
    return { id: `input ${index + 1}`, name, filename: name, columns: input.columns }
  })
}

function nameOf({ called = 'other rows' }: GivenInput): string {
  const [first, ...more] = new ClauseReader(called).words
  return first?.kind === 'quoted' && more.length === 0 ? first.value : called
}

/** What the sentence takes rows from, other than what is connected, in that order. */
function strayOf(
  others: readonly OtherInput[],
  feeders: readonly CatalogueDataset[],
): string | null {
  for (const [index, other] of others.entries()) {
    if (other.kind === 'step') return `Step ${other.step}`
    if (other.kind === 'waiting') return 'What waits'
    if (other.kind === 'clause') return other.clause
    if (other.dataset.id !== feeders[index]?.id) return other.dataset.filename
  }
  return null
}

function aboutAnother(clause: string, { label }: BlockDefinition, given: Given): string {
  const meaning = understandClause(clause, () => given)
  const other = 'blocks' in meaning ? meaning.blocks[0]?.definition.label : undefined
  return other === undefined || other === label
    ? unexplained(clause)
    : `This is about ${other}; the block here is ${label}.`
}

function asRecord(value: unknown): Block['configuration'] {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
