import { VERSION_LIMITS } from '@plainflow/contract'
import { describeChanges } from '@plainflow/core'
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

/**
 * Writes what a pipeline is now into its history, every save of it. Meant for the transaction that saves
 * it, with the pipeline's row locked.
 */
export async function recordVersion(tx: Queries, now: Content, how: How): Promise<void> {
  const { id, version, name, blocks, connections } = now
  const [last] = await tx
    .select()
    .from(pipelineVersions)
    .where(eq(pipelineVersions.pipelineId, id))
    .orderBy(desc(pipelineVersions.version))
    .limit(1)
  await tx.insert(pipelineVersions).values({
    pipelineId: id,
    version,
    name,
    blocks,
    connections,
    changes: inWords(last, now),
    kind: how.kind,
    sitting: how.sitting ?? null,
    restoredFrom: how.restoredFrom ?? null,
  })
  await forgetOldest(tx, id)
}

export function at(pipelineId: string, version: number) {
  return and(eq(pipelineVersions.pipelineId, pipelineId), eq(pipelineVersions.version, version))
}

function inWords(before: VersionRow | undefined, now: Content): string {
  if (!before) return 'First version'
  const words = describeChanges(before, now)
  if (before.name === now.name) return words
  return words === 'Nothing changed' ? 'Renamed' : `${words}, renamed`
}

/**
 * Where there are too many, of the autosaves older than an hour the last of each minute is enough; where
 * that does not do, the oldest go.
 */
async function forgetOldest(tx: Queries, pipelineId: string): Promise<void> {
  await tx.execute(sql`
    with unnamed as (
      select version, kind = 'autosave' and updated_at < now() - interval '1 hour'
        and coalesce(date_trunc('minute', updated_at)
          = lead(date_trunc('minute', updated_at)) over (order by version), false) as is_spare
      from ${pipelineVersions} where pipeline_id = ${pipelineId} and label is null),
    queue as (
      select version, row_number() over (order by is_spare desc, version) as place,
        count(*) over () as held
      from unnamed)
    delete from ${pipelineVersions}
    where pipeline_id = ${pipelineId} and version in (
      select version from queue where place <= held - ${VERSION_LIMITS.unnamed})`)
}
