import { Failure, SAID_AT_ONCE } from '@plainflow/contract'
import type { Cell, Column, Pipeline, Program } from '@plainflow/core'
import { type EngineFiles, JobFailed, previewStep } from '@plainflow/engine'
import { connectionsAtHand } from '../connections/own-connections.ts'
import { columnsOnly, type StoredDataset } from '../datasets/own-datasets.ts'
import { withLastTrained } from '../trained-models/models-at-hand.ts'
import { lookedThrough } from '../thinking/compile.ts'
import { partRead, withFiles, type WithFilesNeeds } from '../inputs/with-files.ts'
import { invalidPipeline } from '../thinking/invalid-pipeline.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { SAMPLE_ROWS, sampleProgram } from './sample-program.ts'

/** What leaves a block. */
export interface Measured {
  readonly rows: number
  readonly columns: readonly Column[]
  /** As many of the rows as may be said at once. */
  readonly first: readonly (readonly Cell[])[]
}

export interface Trial {
  /** By the ids of the blocks looked at. */
  readonly measured: ReadonlyMap<string, Measured>
  /** So many rows of each table were read; null for all of them. */
  readonly sampled: number | null
}

export interface TrialOptions {
  readonly userId: string
  readonly owned: readonly StoredDataset[]
  readonly signal?: AbortSignal | undefined
  /** Where even this is too long, the first rows of each table are taken. Somebody waits. */
  readonly wholeMs?: number
  /** In place of the blocks at the ends. */
  readonly blocks?: readonly string[]
}

const WHOLE_MS = 8_000

/** Runs a proposal: it is worth a credit only if its last blocks give rows, or none, without an error. */
export async function tryOnData(
  services: WithThinkers & WithFilesNeeds,
  pipeline: Pipeline,
  { userId, owned, signal, wholeMs = WHOLE_MS, blocks = endsOf(pipeline) }: TrialOptions,
): Promise<Trial> {
  const known = await connectionsAtHand(services, userId)
  const catalogue = await withLastTrained(services, userId, pipeline, columnsOnly(owned, known))
  const { thinkers } = services
  const found = await thinkers.think(userId, 'nextTraining', { pipeline, catalogue })
  if ('diagnostics' in found) throw invalidPipeline(found.diagnostics)
  // What has still to be trained is tried as far as the rows it learns from: training is a run's.
  const learning = found.next && {
    program: found.next.program,
    ...lookedThrough(found.next.program),
  }
  const whole = learning ?? (await thinkers.think(userId, 'compile', { pipeline, catalogue }))
  if ('diagnostics' in whole) throw invalidPipeline(whole.diagnostics)
  const { program } = whole
  try {
    return await withFiles(
      services,
      { userId, compiled: whole, owned, signal },
      async (files, fetched) => {
        const work = { blocks: found.next ? [found.next.block] : blocks, files, signal }
        const measured = await measure(program, work, wholeMs).catch(unlessOutOfTime)
        if (measured) return { measured, sampled: partRead(fetched) }
        return { measured: await measure(sampleProgram(program), work), sampled: SAMPLE_ROWS }
      },
    )
  } catch (error) {
    signal?.throwIfAborted()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure(
      'invalid_pipeline',
      `The proposed pipeline does not run on the data: ${reason} No credit was spent.`,
    )
  }
}

interface Work {
  readonly blocks: readonly string[]
  readonly files: EngineFiles
  readonly signal: AbortSignal | undefined
}

async function measure(
  program: Program,
  { blocks, files, signal }: Work,
  time?: number,
): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>()
  const asked = { program, files, limit: SAID_AT_ONCE.rows }
  for (const step of blocks) {
    if (!program.steps.some(({ id }) => id === step)) continue
    const limits = time === undefined ? {} : { limits: { time } }
    const stoppable = signal ? { signal } : {}
    const table = await previewStep({ ...asked, step, ...limits, ...stoppable })
    found.set(step, { rows: table.rowCount, columns: table.columns, first: table.rows })
  }
  return found
}

function unlessOutOfTime(error: unknown): null {
  if (error instanceof JobFailed && error.failure.limit === 'time') return null
  throw error
}

function endsOf({ blocks, connections }: Pipeline): readonly string[] {
  const sources = new Set(connections.map(({ source }) => source))
  return blocks.map(({ id }) => id).filter((id) => !sources.has(id))
}
