import { Failure } from '@plainflow/contract'
import type { WithBackground } from '../../background.ts'
import type { Handlers } from '../../http/call.ts'
import { ownPipeline } from '../../pipelines/own-pipelines.ts'
import type { WithStore } from '../../store/open-store.ts'
import { ownRun } from '../own-run.ts'
import type { WithRunQueue } from '../run-queue.ts'
import { deleteRun } from './delete-runs.ts'
import { listRuns } from './list-runs.ts'

type HistoryRoutes = 'runHistory' | 'executionSnapshot' | 'runAgain' | 'deleteExecution'

interface Needs extends WithStore, WithBackground, WithRunQueue {}

/** Runs that are over. */
export function historyHandlers(
  services: Needs,
  { executePipeline }: Pick<Handlers, 'executePipeline'>,
): Pick<Handlers, HistoryRoutes> {
  const { db } = services.store
  return {
    async runHistory({ user, query }) {
      return listRuns(services, user.id, query)
    },
    async executionSnapshot({ user, params }) {
      const { pipelineId, blocks, connections } = await ownRun(db, user.id, params.id)
      const { name } = await ownPipeline(db, user.id, pipelineId)
      return { pipelineName: name, blocks, connections }
    },
    /** As if its pipeline were run with these blocks: checked anew, on the data as it is now. */
    async runAgain(call) {
      const run = await ownRun(db, call.user.id, call.params.id)
      if (run.verifies !== null)
        throw new Failure('conflict', 'This one verifies another run: run that one again.')
      const { pipelineId, blocks, connections } = run
      return executePipeline({ ...call, params: { id: pipelineId }, body: { blocks, connections } })
    },
    async deleteExecution({ user, params }) {
      await deleteRun(db, user.id, params.id)
      services.background.run('remove files of deleted runs', () => services.runQueue.sweepFiles())
    },
  }
}
