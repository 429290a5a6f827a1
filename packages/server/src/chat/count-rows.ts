import type { Pipeline, Program, Step } from '@plainflow/core'
import { JobFailed, previewStep } from '@plainflow/engine'
import { columnsOnly, engineFiles, type StoredDataset } from '../datasets/own-datasets.ts'
import { invalidPipeline } from '../pipelines/read-pipeline.ts'
import type { Services } from '../services.ts'
import { sampleProgram } from './sample-program.ts'

const WHOLE_MS = 8_000
const MOST_BLOCKS = 500

export interface ToCount {
  readonly pipeline: Pipeline
  readonly userId: string
  readonly owned: readonly StoredDataset[]
  readonly signal: AbortSignal
}

/** Rows that leave each block, counted in one go; over the first rows of each table where all take too long. */
export async function countRows(
  services: Services,
  { pipeline, userId, owned, signal }: ToCount,
): Promise<ReadonlyMap<string, number>> {
  const given = { pipeline, catalogue: columnsOnly(owned) }
  const compiled = await services.thinkers.think(userId, 'compile', given)
  if ('diagnostics' in compiled) throw invalidPipeline(compiled.diagnostics)
  const counting = withCounts(compiled.program)
  const files = engineFiles(services, compiled, owned)
  const options = { step: COUNTS, files, limit: MOST_BLOCKS, signal }
  const { rows } = await previewStep({
    ...options,
    program: counting,
    limits: { time: WHOLE_MS },
  }).catch((error: unknown) => {
    if (!(error instanceof JobFailed) || error.failure.limit !== 'time') throw error
    return previewStep({ ...options, program: sampleProgram(counting) })
  })
  return new Map(rows.map(([block, count]) => [String(block), Number(count)]))
}

// No block is called so: ids begin with their type.
const COUNTS = ':counts'
const NOWHERE = { start: 0, end: 0 }

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
