import { describeBlock } from '../describe/describe-block.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { topologicalOrder } from '../pipeline/topological-order.ts'
import { isUnderstood } from './alternatives.ts'
import { blameCondition } from './blame-condition.ts'

export interface ExplainedRows {
  readonly response: string
  /** The blocks spoken of. */
  readonly blocks: readonly string[]
  /** Sentences that would help. */
  readonly alternatives: readonly string[]
  /** The condition to blame for it that none come, where it is known. */
  readonly blamed?: string
}

/** Rows that leave each block, as a run counted them. */
export type RowCounts = ReadonlyMap<string, number>

/** The first block that rows enter and none leave, or that has none to begin with. */
export function emptiedAt(pipeline: Pipeline, counts: RowCounts): string | null {
  const { order } = topologicalOrder(pipeline)
  const isCulprit = (id: string) =>
    counts.get(id) === 0 && arriving(pipeline, id, counts).every((count) => count > 0)
  return order.find(isCulprit) ?? null
}

/**
 * "Why is this empty?": the block where the rows end, and which of its conditions is to blame. `apart`
 * counts that block's conditions taken apart, where it has several.
 */
export function explainEmptiness(
  pipeline: Pipeline,
  counts: RowCounts,
  catalogue: Catalogue,
  apart: RowCounts = counts,
): ExplainedRows {
  const culprit = emptiedAt(pipeline, counts)
  if (culprit === null) {
    const { response, blocks } = explainCount(pipeline, counts)
    return { response: `It is not empty. ${response}`, blocks, alternatives: [] }
  }
  const label = labelOf(pipeline, culprit)
  const given = arriving(pipeline, culprit, counts)
  const meaning = describeBlock(pipeline, culprit, catalogue)
  if (given.length === 0) {
    const response = `${label} has no rows to begin with: ${meaning}.`
    return { response, blocks: [culprit], alternatives: [] }
  }
  const came = given.map((count) => sayRows(count)).join(' and ')
  const blamed = blameCondition(pipeline, culprit, catalogue, apart)
  const arrive = given.length === 1 && given[0] === 1 ? 'arrives' : 'arrive'
  const ending = `The rows end at ${label}: ${came} ${arrive} there, none leave.`
  const without = blamed?.others.map(({ says }) => says).join(' and ') ?? ''
  const instead = `change the ${label} to ${without}`
  const helps = without !== '' && isUnderstood(instead, { catalogue, pipeline, now: 0 })
  return {
    response: `${ending} ${blamed?.said ?? `It says: ${meaning}.`}`,
    blocks: [culprit],
    alternatives: [...(helps ? [instead] : []), `remove the ${label}`],
    ...(blamed ? { blamed: blamed.said } : {}),
  }
}

function arriving({ connections }: Pipeline, id: string, counts: RowCounts): readonly number[] {
  return connections
    .filter(({ target }) => target === id)
    .map(({ source }) => counts.get(source) ?? 0)
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
