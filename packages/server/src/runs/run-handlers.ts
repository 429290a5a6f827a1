import { randomUUID } from 'node:crypto'
import { type Execution, Failure } from '@plainflow/contract'
import { type Connection, type Pipeline, pipelineUpTo } from '@plainflow/core'
import { readPage } from '@plainflow/engine'
import { and, count, eq } from 'drizzle-orm'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import type { WithBackground } from '../background.ts'
import type { WithOutside } from '../connections/outside.ts'
import { withModels } from '../trained-models/models-at-hand.ts'
import { connectionsAtHand } from '../connections/own-connections.ts'
import { copyTable } from '../datasets/browse/copy-table.ts'
import { codeSources, columnsOnly, ownDatasets } from '../datasets/own-datasets.ts'
import type { Handlers } from '../http/call.ts'
import { guardedDownload, isCsvName } from '../datasets/browse/guarded-download.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import { borrowing } from '../files/borrowing.ts'
import type { Borrowed } from '../files/file-store.ts'
import { runOnce } from '../http/run-once.ts'
import { outlastOutage } from '../outlast-outage.ts'
import { moveAddresses } from '../pipelines/move-addresses.ts'
import { ownPipeline } from '../pipelines/own-pipelines.ts'
import { readPipeline } from '../pipelines/read-pipeline.ts'
import type { WithSettings } from '../settings.ts'
import { invalidPipeline } from '../thinking/invalid-pipeline.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { runs } from '../store/schema.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { waitingBlock } from './block-states.ts'
import { printRun } from './print-run.ts'
import type { RunRow } from './run-leases.ts'
import type { WithRunQueue } from './run-queue.ts'
import { runState, runStates } from './run-states.ts'

type RunRoutes =
  | 'executePipeline'
  | 'listExecutions'
  | 'getExecution'
  | 'executionEvents'
  | 'executionLog'
  | 'cancelExecution'
  | 'executionResult'
  | 'executionFile'
  | 'executionOutput'

const MOST_WAITING = 100

interface Needs
  extends
    WithStore,
    WithSettings,
    WithBackground,
    WithEngineTurns,
    WithThinkers,
    WithOutside,
    WithArtifactFiles,
    WithRunQueue {}

export function runHandlers(services: Needs): Pick<Handlers, RunRoutes> {
  const { store, runQueue } = services
  const { db } = store
  return {
    async executePipeline({ user, params, body, idempotencyKey }) {
      const stored = await ownPipeline(db, user.id, params.id)
      const sent = readPipeline({
        blocks: body.blocks ?? stored.blocks,
        connections: body.connections ?? stored.connections,
      })
      const whole = await db.transaction((tx) => moveAddresses(tx, services, user.id, sent))
      // The snapshot is what runs: blocks beyond are neither checked nor shown in this run.
      const { blocks, connections } = upTo(whole, body.upTo)
      if (blocks.length === 0) throw new Failure('no_blocks')
      const owned = await ownDatasets(db, user.id)
      const known = await connectionsAtHand(services, user.id)
      const pipeline = { blocks, connections }
      const printed = await printRun(services, user.id, {
        pipeline,
        catalogue: await withModels(
          services,
          user.id,
          { ...pipeline, id: stored.id },
          columnsOnly(owned, known),
        ),
        sources: codeSources(owned, known),
      })
      if ('diagnostics' in printed) throw invalidPipeline(printed.diagnostics)
      await refuseFlood(db, user.id)
      const once = {
        userId: user.id,
        route: `executePipeline ${params.id}`,
        key: idempotencyKey,
        question: body,
      }
      const answer = await runOnce<{ executionId: string }>(store, once, (keep) =>
        db.transaction(async (tx) => {
          const id = randomUUID()
          await tx.insert(runs).values({
            id,
            userId: user.id,
            pipelineId: stored.id,
            blocks: [...blocks],
            connections: [...connections],
            blockStates: blocks.map((block) => waitingBlock(block.id)),
            generatedFiles: [...printed.files],
            isWhole: doesAll({ blocks, connections }, stored),
            results: [],
            outputs: [],
          })
          await keep(tx, { executionId: id })
          return { executionId: id }
        }),
      )
      services.background.run('take runs', () => runQueue.pick())
      return answer
    },
    async listExecutions({ user, query }) {
      return runStates(db, user.id, query.pipelineId)
    },
    async getExecution({ user, params }) {
      return runState(db, user.id, params.id)
    },
    async executionEvents({ user, params }) {
      await runState(db, user.id, params.id)
      return statesOf(services, user.id, params.id)
    },
    async executionLog({ user, params }) {
      const { log } = await ownRun(db, user.id, params.id)
      return { entries: log }
    },
    async cancelExecution({ user, params }) {
      await runQueue.cancel(await ownRun(db, user.id, params.id))
      return runState(db, user.id, params.id)
    },
    async executionResult({ user, params, query }) {
      const run = await ownRun(db, user.id, params.id)
      const result = run.results.find(({ key }) => key === params.key)
      if (!result) throw new Failure('not_found', 'The run has no such result.')
      const wanted = { path: () => lent(services, run, result.file) }
      const page = await services.engineTurns.take(user.id, () =>
        borrowing(wanted, ({ path }) => readPage({ path, ...query })),
      )
      return copyTable(page)
    },
    async executionFile({ user, params }) {
      const run = await ownRun(db, user.id, params.id)
      const file = run.generatedFiles.find(({ key }) => key === params.key)
      if (!file) throw new Failure('not_found', 'The run has no such file.')
      if (file.gap !== undefined) throw new Failure('not_found', file.gap)
      return file.text
    },
    async executionOutput({ user, params, query }) {
      return sendOutput(services, await ownRun(db, user.id, params.id), params.key, query)
    },
  }
}

/** `file` was written by us into the row; the key of the request is only looked up. */
function lent({ runQueue }: WithRunQueue, run: RunRow, file: string): Promise<Borrowed> {
  return runQueue.files.borrow(run.id, run.leaseToken, file)
}

async function sendOutput(services: Needs, run: RunRow, key: string, query: { raw?: boolean }) {
  const output = run.outputs.find((each) => each.key === key)
  if (!output) throw new Failure('not_found', 'The run has no such output.')
  const { key: filename, file, table } = output
  if (query.raw || !isCsvName(filename))
    return { filename, ...(await services.runQueue.files.stream(run.id, run.leaseToken, file)) }
  // Runs of older versions do not tell the table. Of the two one is read.
  return borrowing({ path: () => lent(services, run, table ?? file) }, ({ path }) =>
    guardedDownload(services, run.userId, { path, filename, isTable: table !== undefined }),
  )
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

/** Every way to a run goes through its owner; somebody else's does not exist. */
export async function ownRun(db: Queries, userId: string, id: string): Promise<RunRow> {
  const [found] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.userId, userId)))
  if (!found) throw new Failure('not_found', 'There is no such run.')
  return found
}

async function* statesOf(
  services: WithStore & WithBackground & WithRunQueue,
  userId: string,
  id: string,
): AsyncIterable<Execution> {
  let last = ''
  for (;;) {
    const changed = services.runQueue.nextChange(id)
    // Whoever listens goes on listening when the store is back.
    const state = await outlastOutage(services.background.stopping, () =>
      runState(services.store.db, userId, id),
    )
    const text = JSON.stringify(state)
    if (text !== last) yield state
    last = text
    if (state.finishedAt !== null) return
    await changed
  }
}

export async function refuseFlood(db: Queries, userId: string): Promise<void> {
  const [waiting] = await db
    .select({ count: count() })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.status, 'queued')))
  if ((waiting?.count ?? 0) >= MOST_WAITING)
    throw new Failure('rate_limited', `${MOST_WAITING} runs are waiting already.`)
}
