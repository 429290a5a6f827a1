import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { type Connection, type Pipeline, pipelineUpTo } from '@plainflow/core'
import { and, count, eq } from 'drizzle-orm'
import { tellsEnd } from '../alerts/tell-ends.ts'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import { connectionsAtHand } from '../connections/own-connections.ts'
import type { WithOutside } from '../connections/outside.ts'
import { codeSources, columnsOnly, ownDatasets } from '../datasets/own-datasets.ts'
import { type OnceOptions, runOnce } from '../http/run-once.ts'
import { moveAddresses } from '../pipelines/move-addresses.ts'
import type { PipelineRow } from '../pipelines/own-pipelines.ts'
import { readPipeline } from '../pipelines/read-pipeline.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { runs } from '../store/schema.ts'
import { invalidPipeline } from '../thinking/invalid-pipeline.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { withModels } from '../trained-models/models-at-hand.ts'
import { waitingBlock } from './block-states.ts'
import { printRun } from './print-run.ts'

export type PreparedRun = typeof runs.$inferInsert
export type PrepareNeeds = WithStore & WithThinkers & WithOutside & WithArtifactFiles

/** What shall run where it is not the stored pipeline as a whole. */
interface Asked {
  readonly blocks?: Pipeline['blocks'] | undefined
  readonly connections?: Pipeline['connections'] | undefined
  readonly upTo?: string | undefined
}

/** Of one user. */
export const MOST_WAITING = 100

/** The snapshot of a run and its code in every language, to be put into the queue; refused where it has errors. */
export async function prepareRun(
  services: PrepareNeeds,
  stored: PipelineRow,
  asked: Asked = {},
): Promise<PreparedRun> {
  const { db } = services.store
  const { userId } = stored
  await refuseFlood(db, userId)
  const sent = readPipeline({
    blocks: asked.blocks ?? stored.blocks,
    connections: asked.connections ?? stored.connections,
  })
  const whole = await db.transaction((tx) => moveAddresses(tx, services, userId, sent))
  // The snapshot is what runs: blocks beyond are neither checked nor shown in this run.
  const pipeline = upTo(whole, asked.upTo)
  if (pipeline.blocks.length === 0) throw new Failure('no_blocks')
  const owned = await ownDatasets(db, userId)
  const known = await connectionsAtHand(services, userId)
  const printed = await printRun(services, userId, {
    pipeline,
    catalogue: await withModels(
      services,
      userId,
      { ...pipeline, id: stored.id },
      columnsOnly(owned, known),
    ),
    sources: codeSources(owned, known),
  })
  if ('diagnostics' in printed) throw invalidPipeline(printed.diagnostics)
  return {
    ...snapshotOf(stored, pipeline),
    generatedFiles: [...printed.files],
    isWhole: doesAll(pipeline, stored),
  }
}

/** A run of this pipeline that has done nothing yet, and has no code. */
export function snapshotOf(
  { id: pipelineId, userId }: PipelineRow,
  { blocks, connections }: Pipeline,
): PreparedRun {
  return {
    id: randomUUID(),
    userId,
    pipelineId,
    blocks: [...blocks],
    connections: [...connections],
    blockStates: blocks.map((block) => waitingBlock(block.id)),
    generatedFiles: [],
    tellsEnd: tellsEnd(blocks),
    results: [],
    outputs: [],
  }
}

/**
 * Puts a run into the queue, once for each Idempotency-Key. It is prepared there: whoever asks again is told
 * of the run there is, whatever has become of the pipeline since.
 */
export function enqueueRun(
  { store }: WithStore,
  prepare: () => Promise<PreparedRun>,
  once: OnceOptions,
) {
  return runOnce<{ executionId: string }>(store, once, async (keep) => {
    const row = await prepare()
    return store.db.transaction(async (tx) => {
      await tx.insert(runs).values(row)
      await keep(tx, { executionId: row.id })
      return { executionId: row.id }
    })
  })
}

export async function refuseFlood(db: Queries, userId: string): Promise<void> {
  const [waiting] = await db
    .select({ count: count() })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.status, 'queued')))
  if ((waiting?.count ?? 0) >= MOST_WAITING)
    throw new Failure('rate_limited', `${MOST_WAITING} runs are waiting already.`)
}

function upTo(pipeline: Pipeline, block: string | undefined): Pipeline {
  if (block === undefined) return pipeline
  if (!pipeline.blocks.some(({ id }) => id === block))
    throw new Failure('invalid_request', `The pipeline has no block "${block}".`)
  return pipelineUpTo(pipeline, block)
}

/** Whether nothing of the stored pipeline is left out; what is changed or added does no less. */
function doesAll(pipeline: Pipeline, stored: Pipeline): boolean {
  const blocks = new Set(pipeline.blocks.map(({ id }) => id))
  const wires = new Set(pipeline.connections.map(wireKey))
  return (
    stored.blocks.every(({ id }) => blocks.has(id)) &&
    stored.connections.every((wire) => wires.has(wireKey(wire)))
  )
}

function wireKey({ source, target }: Connection): string {
  return JSON.stringify([source, target])
}
