import {
  Failure,
  MOST_DRAFTS,
  type PipelineSummary,
  type StoredPipeline,
} from '@plainflow/contract'
import { and, asc, count, eq } from 'drizzle-orm'
import type { StoredUser } from '../http/signed-in.ts'
import { planLimits } from '../payments/plan-limits.ts'
import type { Settings } from '../settings.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries } from '../store/open-store.ts'
import { pipelines } from '../store/schema.ts'

export type PipelineRow = typeof pipelines.$inferSelect

/** Every way to a pipeline goes through its owner; somebody else's does not exist. */
export async function ownPipeline(db: Queries, userId: string, id: string): Promise<PipelineRow> {
  const [found] = await db.select().from(pipelines).where(isOwn(userId, id))
  if (!found) throw new Failure('not_found', 'There is no such pipeline.')
  return found
}

/** The same within a transaction: nobody else changes it until that ends. */
export async function lockPipeline(tx: Queries, userId: string, id: string): Promise<PipelineRow> {
  const [found] = await tx.select().from(pipelines).where(isOwn(userId, id)).for('update')
  if (!found) throw new Failure('not_found', 'There is no such pipeline.')
  return found
}

export function isOwn(userId: string, id: string) {
  return and(eq(pipelines.id, id), eq(pipelines.userId, userId))
}

/**
 * The draft that gives way to a new one: the one that is named, unless somebody has worked on it since;
 * and where there are very many, the oldest.
 */
export async function lockOutgoingDraft(
  tx: Queries,
  userId: string,
  replaces: { readonly id: string; readonly version: number } | undefined,
): Promise<PipelineRow | undefined> {
  await lockUser(tx, userId)
  const drafts = await tx
    .select()
    .from(pipelines)
    .where(and(eq(pipelines.userId, userId), eq(pipelines.isDraft, true)))
    .orderBy(asc(pipelines.updatedAt))
    .for('update')
  const named = drafts.find(({ id, version }) => {
    return id === replaces?.id && version === replaces.version
  })
  return named ?? (drafts.length >= MOST_DRAFTS ? drafts[0] : undefined)
}

/**
 * Meant for the transaction that adds one or keeps a draft: the user's row is locked, so two at once are
 * counted. A draft is not.
 */
export async function refuseBeyondPlan(
  tx: Queries,
  user: StoredUser,
  settings: Settings,
): Promise<void> {
  await lockUser(tx, user.id)
  const plan = planLimits(settings, user.plan)
  if (plan === null || plan.pipelines === null) return
  const [held] = await tx
    .select({ count: count() })
    .from(pipelines)
    .where(and(eq(pipelines.userId, user.id), eq(pipelines.isDraft, false)))
  if ((held?.count ?? 0) >= plan.pipelines)
    throw new Failure(
      'plan_limit',
      `The ${plan.name} plan holds ${plan.pipelines} pipelines. Deleting one or upgrading the plan makes room.`,
      { plan: plan.key, limit: plan.pipelines },
    )
}

export function pipelineSummary(row: PipelineRow): PipelineSummary {
  const { id, projectId, name, description, isDraft, version } = row
  return {
    id,
    projectId,
    name,
    description,
    isDraft,
    version,
    blockCount: row.blocks.length,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function storedPipeline(row: PipelineRow): StoredPipeline {
  return { ...pipelineSummary(row), blocks: row.blocks, connections: row.connections }
}
