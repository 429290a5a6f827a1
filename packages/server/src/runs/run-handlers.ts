import { Failure } from '@plainflow/contract'
import { readPage } from '@plainflow/engine'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import type { WithBackground } from '../background.ts'
import type { WithOutside } from '../connections/outside.ts'
import { copyTable } from '../datasets/browse/copy-table.ts'
import type { Handlers } from '../http/call.ts'
import { whileWaitedFor } from '../http/while-waited-for.ts'
import { guardedDownload, isCsvName } from '../datasets/browse/guarded-download.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import { borrowing } from '../files/borrowing.ts'
import type { Borrowed } from '../files/file-store.ts'
import { ownPipeline } from '../pipelines/own-pipelines.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { ownRun } from './own-run.ts'
import { enqueueRun, prepareRun } from './prepare-run.ts'
import { runEvents } from './run-events.ts'
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
      const once = {
        userId: user.id,
        route: `executePipeline ${params.id}`,
        key: idempotencyKey,
        question: body,
      }
      const answer = await enqueueRun(services, () => prepareRun(services, stored, body), once)
      services.background.run('take runs', () => runQueue.pick())
      return answer
    },
    async listExecutions({ user, query }) {
      return runStates(services, user.id, query.pipelineId)
    },
    async getExecution({ user, params }) {
      return runState(services, user.id, params.id)
    },
    async executionEvents({ user, params, request, reply }) {
      const seen = request.headers['last-event-id']
      const gone = whileWaitedFor(reply)
      return runEvents(services, { userId: user.id, id: params.id, seen, gone })
    },
    async executionLog({ user, params }) {
      const { log } = await ownRun(db, user.id, params.id)
      return { entries: log }
    },
    async cancelExecution({ user, params }) {
      await runQueue.cancel(await ownRun(db, user.id, params.id))
      return runState(services, user.id, params.id)
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
