import type { Execution } from '@plainflow/contract'
import type { Pipeline } from '@plainflow/core'
import { savePipeline, untilFinished } from '../../testing/sales.ts'
import type { TestUser } from '../../testing/start-test-server.ts'

export interface RunTemplate {
  readonly graph: {
    blocks: Pipeline['blocks'][number][]
    connections: Pipeline['connections'][number][]
  }
  readonly run: Execution
}

/** A template as it is deployed, and its run, which has to have gone well. */
export async function runTemplate(user: TestUser, id: string): Promise<RunTemplate> {
  const { blocks, connections } = await user.call('deployTemplate', { params: { id }, body: {} })
  const graph = { blocks, connections }
  const pipeline = await savePipeline(user, graph)
  const started = { params: { id: pipeline.id }, body: graph }
  const { executionId } = await user.call('executePipeline', started)
  const run = await untilFinished(user, executionId)
  if (run.status !== 'completed') throw new Error(`${id} ${run.status}: ${run.error}`)
  return { graph, run }
}
