import type { StoredPipeline } from '@plainflow/contract'
import { call } from '@/app/call.ts'

const LONGEST_NAME = 200

/** Saved over as it stands now: who saved meanwhile elsewhere is not overwritten, the server says so. */
export async function renamePipeline(id: string, name: string): Promise<void> {
  const pipeline = await call('getPipeline', { params: { id } })
  await call('savePipeline', {
    params: { id },
    headers: { 'if-match': `"${pipeline.version}"` },
    body: { ...contentOf(pipeline), name },
  })
}

/** A pipeline of its own, beside the first in its project; runs and versions stay with that. */
export async function duplicatePipeline(id: string): Promise<StoredPipeline> {
  const pipeline = await call('getPipeline', { params: { id } })
  return call('createPipeline', {
    body: {
      ...contentOf(pipeline),
      name: `Copy of ${pipeline.name}`.slice(0, LONGEST_NAME),
      projectId: pipeline.projectId,
    },
  })
}

function contentOf({ description, blocks, connections }: StoredPipeline) {
  return {
    description,
    blocks: JSON.stringify(blocks),
    connections: JSON.stringify(connections),
  }
}
