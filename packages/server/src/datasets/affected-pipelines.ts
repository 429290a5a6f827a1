import type { AffectedPipeline } from '@plainflow/contract'
import { checkPipeline } from '@plainflow/core'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { pipelines } from '../store/schema.ts'
import { catalogueOf, ownDatasets } from './own-datasets.ts'

/** The pipelines that use any of these datasets, checked against what is there now. */
export async function affectedPipelines(
  db: Queries,
  userId: string,
  datasetIds: readonly string[],
): Promise<AffectedPipeline[]> {
  const using = await pipelinesUsing(db, userId, datasetIds)
  if (using.length === 0) return []
  const catalogue = catalogueOf(await ownDatasets(db, userId))
  return using.map(({ id, name, blocks, connections }) => ({
    id,
    name,
    diagnostics: checkPipeline({ blocks, connections }, catalogue).diagnostics.map(
      (diagnostic) => ({ ...diagnostic }),
    ),
  }))
}

/** Looked for in the whole text of the blocks: any block may name a dataset, in any field. */
export async function pipelinesUsing(
  db: Queries,
  userId: string,
  datasetIds: readonly string[],
): Promise<(typeof pipelines.$inferSelect)[]> {
  if (datasetIds.length === 0) return []
  const text = sql`${pipelines.blocks}::text`
  return db
    .select()
    .from(pipelines)
    .where(
      and(
        eq(pipelines.userId, userId),
        or(...datasetIds.map((id) => sql`position(${`"${id}"`} in ${text}) > 0`)),
      ),
    )
    .orderBy(asc(pipelines.name), asc(pipelines.id))
}
