import type { StoredPipeline } from '@plainflow/contract'
import { diffPipelines, parsePipeline, type Pipeline } from '@plainflow/core'
import { call } from '@/app/call.ts'
import { useDocument } from './document-store.ts'
import { adoptRun, hasNoRun } from './run-store.ts'

/** After a reload: goes on following a run under way, or shows the last one if nothing was saved since. */
export async function resumeRun(stored: { id: string; updatedAt: string }): Promise<void> {
  const list = await call('listExecutions', { query: { pipelineId: stored.id } }).catch(() => [])
  const [last] = list
  if (!last || Date.parse(last.createdAt) < Date.parse(stored.updatedAt)) return
  const params = { id: last.id }
  const ran = await call('executionSnapshot', { params }).catch(() => null)
  const document = useDocument.getState()
  // The page may have gone on to another pipeline, or to a run of its own.
  if (document.key !== stored.id || !hasNoRun()) return
  const { pipeline } = document.saved
  // Nothing was saved since, and yet it may be another pipeline: that of an old run, run again.
  if (ran && isPartOf(ran, pipeline)) adoptRun(last, pipeline)
}

/** Whether all that ran is there as it ran; a run may be of less than the whole. */
function isPartOf(ran: Pick<StoredPipeline, 'blocks' | 'connections'>, whole: Pipeline): boolean {
  const parsed = parsePipeline({ blocks: ran.blocks, connections: ran.connections })
  if (!('pipeline' in parsed)) return false
  const { changed, removed, connectionsRemoved } = diffPipelines(parsed.pipeline, whole)
  return [changed, removed, connectionsRemoved].every((list) => list.length === 0)
}
