import { type Execution, Failure } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import { keepArtifacts } from '../artifacts/keep-artifacts.ts'
import { tellEnd } from '../alerts/tell-ends.ts'
import { outlastOutage } from '../outlast-outage.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries } from '../store/open-store.ts'
import { pipelines, runs } from '../store/schema.ts'
import type { Changes, RunEnd, RunNeeds } from './run-execution.ts'
import { endHeldRun, type RunRow } from './run-leases.ts'

/**
 * Stores how a held run ended, in one transaction with what it made. Gives how it ended, or null where
 * somebody else holds it by now: then, and where there is no room for it, what it made is removed.
 */
export async function endRun(
  services: RunNeeds,
  run: RunRow,
  { changes, artifacts }: RunEnd,
): Promise<Execution['status'] | null> {
  const { store, settings, background, artifactFiles } = services
  const ended = await outlastOutage(background.stopping, () =>
    store.db.transaction(end).catch(refused),
  )
  // Whoever cannot reach the store does not come here: what was stored by then is found at the next start.
  for (const { id } of artifacts) {
    if (ended === 'completed') artifactFiles.release(id)
    else await artifactFiles.remove(id)
  }
  return ended

  async function end(tx: Queries): Promise<Execution['status'] | null> {
    // In the order in which whoever deletes a pipeline locks them, or each would wait for the other.
    if (artifacts.length > 0 || run.tellsEnd) await lockUser(tx, run.userId)
    if (artifacts.length > 0) {
      await tx
        .select({ id: pipelines.id })
        .from(pipelines)
        .where(eq(pipelines.id, run.pipelineId))
        .for('key share')
    }
    if (!(await endHeldRun(tx, run, changes))) return null
    const { userId, pipelineId, id: runId } = run
    await keepArtifacts(tx, settings, { userId, pipelineId, runId }, artifacts)
    if (run.tellsEnd && changes.finishedAt) await tellEnd(tx, services, await rowOf(tx, runId))
    return changes.status ?? null
  }

  async function rowOf(tx: Queries, id: string): Promise<RunRow> {
    const [row] = await tx.select().from(runs).where(eq(runs.id, id))
    return row ?? run
  }

  async function refused(error: unknown): Promise<Execution['status'] | null> {
    if (!(error instanceof Failure)) throw error
    const failed: Changes = { status: 'failed', error: error.message, results: [], outputs: [] }
    return (await endHeldRun(store.db, run, { ...changes, ...failed })) ? 'failed' : null
  }
}
