import { VERSION_LIMITS } from '@plainflow/contract'
import { describeChanges, diffPipelines } from '@plainflow/core'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { pipelineVersions } from '../store/schema.ts'
import type { PipelineRow } from './own-pipelines.ts'

export type VersionRow = typeof pipelineVersions.$inferSelect

type Content = Pick<PipelineRow, 'id' | 'version' | 'name' | 'blocks' | 'connections'>
type How = Pick<VersionRow, 'kind'> & {
  readonly restoredFrom?: number
  readonly sitting?: string | undefined
}

/** For how long the autosaves of one sitting share an entry, counted from its first. */
const SITTING_MINUTES = 10

/**
 * Writes what a pipeline is now into its history. Meant for the transaction that saves it, with the
 * pipeline's row locked.
 */
export async function recordVersion(tx: Queries, now: Content, how: How): Promise<void> {
  const { id, version, name, blocks, connections } = now
  const [last, beforeLast] = await tx
    .select({
      row: pipelineVersions,
      isRecent: sql<boolean>`${pipelineVersions.createdAt} > now() - make_interval(mins => ${SITTING_MINUTES})`,
    })
    .from(pipelineVersions)
    .where(eq(pipelineVersions.pipelineId, id))
    .orderBy(desc(pipelineVersions.version))
    .limit(2)
  const isGoingOn = last?.isRecent === true && goesOn(last.row, now, how)
  const changes = inWords(isGoingOn ? beforeLast?.row : last?.row, now)
  const content = { version, name, blocks, connections, changes }
  if (last && isGoingOn) {
    await tx
      .update(pipelineVersions)
      .set({ ...content, updatedAt: sql`now()` })
      .where(at(id, last.row.version))
    return
  }
  await tx.insert(pipelineVersions).values({
    pipelineId: id,
    ...content,
    kind: how.kind,
    sitting: how.sitting ?? null,
    restoredFrom: how.restoredFrom ?? null,
  })
  await forgetOldest(tx, id)
}

export function at(pipelineId: string, version: number) {
  return and(eq(pipelineVersions.pipelineId, pipelineId), eq(pipelineVersions.version, version))
}

/** A deletion begins a new entry: what was there a minute ago must still be found. */
function goesOn(last: VersionRow, now: Content, how: How): boolean {
  return (
    how.kind === 'autosave' &&
    last.kind === 'autosave' &&
    last.label === null &&
    how.sitting !== undefined &&
    last.sitting === how.sitting &&
    diffPipelines(last, now).removed.length === 0
  )
}

function inWords(before: VersionRow | undefined, now: Content): string {
  if (!before) return 'First version'
  const words = describeChanges(before, now)
  if (before.name === now.name) return words
  return words === 'Nothing changed' ? 'Renamed' : `${words}, renamed`
}

async function forgetOldest(tx: Queries, pipelineId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${pipelineVersions}
    where pipeline_id = ${pipelineId} and label is null and version <= (
      select version from ${pipelineVersions}
      where pipeline_id = ${pipelineId} and label is null
      order by version desc offset ${VERSION_LIMITS.unnamed} limit 1)`)
}
