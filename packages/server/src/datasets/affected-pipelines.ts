import { type AffectedPipeline, Failure } from '@plainflow/contract'
import type { Diagnostic } from '@plainflow/core'
import type { WithConnectors } from '../connections/connectors-at-hand.ts'
import { connectionsAtHand } from '../connections/own-connections.ts'
import type { WithStore } from '../store/open-store.ts'
import { pipelinesUsing } from '../store/pipelines-using.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { columnsOnly, ownDatasets } from './own-datasets.ts'

/** The pipelines that use any of these datasets, checked against what is there now. */
export async function affectedPipelines(
  services: WithStore & WithThinkers & WithConnectors,
  userId: string,
  datasetIds: readonly string[],
): Promise<AffectedPipeline[]> {
  const { store, thinkers } = services
  const { db } = store
  const using = await pipelinesUsing(db, userId, datasetIds)
  if (using.length === 0) return []
  const known = await connectionsAtHand(services, userId)
  const catalogue = columnsOnly(await ownDatasets(db, userId), known)
  const affected: AffectedPipeline[] = []
  for (const { id, name, blocks, connections } of using) {
    const given = { pipeline: { blocks, connections }, catalogue }
    const diagnostics = await thinkers.think(userId, 'diagnose', given).catch(unlessTooComplex)
    affected.push({ id, name, diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic })) })
  }
  return affected
}

/** What was done to the dataset is done: a pipeline that cannot be checked is named with the rest. */
function unlessTooComplex(error: unknown): readonly Diagnostic[] {
  if (!(error instanceof Failure) || error.code !== 'too_complex') throw error
  const { message } = error
  const hint = 'Open the pipeline and look at it there.'
  return [{ code: 'pipeline/too-complex', severity: 'error', at: {}, message, hint }]
}
