import { describeBlock } from '../describe/describe-block.ts'
import type { Catalogue } from '../pipeline/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { topologicalOrder } from '../pipeline/topological-order.ts'

export interface ExplainedRows {
  readonly response: string
  /** The blocks spoken of. */
  readonly blocks: readonly string[]
  /** Sentences that would help. */
  readonly alternatives: readonly string[]
}

/** Rows that leave each block, as a run counted them. */
export type RowCounts = ReadonlyMap<string, number>

/** "Why is this empty?": the first block that rows enter and none leave. */
export function explainEmptiness(
  pipeline: Pipeline,
  counts: RowCounts,
  catalogue: Catalogue,
): ExplainedRows {
  const { order } = topologicalOrder(pipeline)
  const arriving = (id: string) =>
    pipeline.connections
      .filter(({ target }) => target === id)
      .map(({ source }) => counts.get(source) ?? 0)
  const culprit = order.find((id) => counts.get(id) === 0 && arriving(id).every((n) => n > 0))
  if (culprit === undefined) {
    const { response, blocks } = explainCount(pipeline, counts)
    return { response: `It is not empty. ${response}`, blocks, alternatives: [] }
  }
  const label = labelOf(pipeline, culprit)
  const given = arriving(culprit)
  const meaning = describeBlock(pipeline, culprit, catalogue)
  if (given.length === 0) {
    const response = `${label} has no rows to begin with: ${meaning}.`
    return { response, blocks: [culprit], alternatives: [] }
  }
  const came = given.map((count) => sayRows(count)).join(' and ')
  return {
    response: `The rows end at ${label}: ${came} arrive${given.length === 1 && given[0] === 1 ? 's' : ''} there, none leave. It says: ${meaning}.`,
    blocks: [culprit],
    alternatives: [`remove the ${label}`],
  }
}

/** "How many rows are left?" */
export function explainCount(pipeline: Pipeline, counts: RowCounts): ExplainedRows {
  const sources = new Set(pipeline.connections.map(({ source }) => source))
  const ends = pipeline.blocks.filter(({ id }) => !sources.has(id) && counts.has(id))
  const said = ends.map(({ id, label }) => `${sayRows(counts.get(id) ?? 0)} at ${label}`)
  const isOne = counts.get(ends[0]?.id ?? '') === 1
  return {
    response:
      said.length === 0
        ? 'No block gives rows yet.'
        : `There ${isOne ? 'is' : 'are'} ${said.join(', ')}.`,
    blocks: ends.map(({ id }) => id),
    alternatives: [],
  }
}

function labelOf({ blocks }: Pipeline, id: string): string {
  return blocks.find((block) => block.id === id)?.label ?? id
}

function sayRows(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`
}
