import type { Program, Step } from '@plainflow/core'
import { previewStep } from './preview-step.ts'

const MOST_BLOCKS = 500
// No block is called so: ids begin with their type.
const COUNTS = ':counts'
const NOWHERE = { start: 0, end: 0 }

type CountStepsOptions = Omit<Parameters<typeof previewStep>[0], 'step' | 'limit'>

/** Rows that leave each block, counted in one go. */
export async function countSteps({
  program,
  ...options
}: CountStepsOptions): Promise<ReadonlyMap<string, number>> {
  const counting = withCounts(program)
  const { rows } = await previewStep({
    ...options,
    program: counting,
    step: COUNTS,
    limit: MOST_BLOCKS,
  })
  return new Map(rows.map(([block, count]) => [String(block), Number(count)]))
}

/** One more step: a row for each block, with its id and how many rows leave it. */
function withCounts({ steps }: Program): Program {
  const counted = steps.filter(({ id, block }) => id === block).slice(0, MOST_BLOCKS)
  const last: Step = {
    id: COUNTS,
    block: COUNTS,
    name: 'row_counts',
    sentence: 'Count the rows of each block',
    columns: [
      { name: 'block', type: 'text' },
      { name: 'rows', type: 'integer' },
    ],
    relation: {
      kind: 'select',
      columns: [
        { name: 'block', from: 'block' },
        { name: 'rows', from: 'rows' },
      ],
      input: { kind: 'append', distinct: false, inputs: counted.map(countOf) },
    },
  }
  return { steps: [...steps, last] }
}

function countOf({ id, columns }: Step) {
  return {
    kind: 'compute',
    columns: [{ name: 'block', value: { kind: 'literal', type: 'text', value: id, at: NOWHERE } }],
    input: {
      kind: 'aggregate',
      input: { kind: 'step', step: id, columns },
      keys: [],
      measures: [{ function: 'count_rows', column: null, name: 'rows' }],
    },
  } as const
}
