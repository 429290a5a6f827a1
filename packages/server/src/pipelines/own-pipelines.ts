import { Failure, PLANS, type PipelineSummary, type StoredPipeline } from '@plainflow/contract'
import { and, count, eq } from 'drizzle-orm'
import type { StoredUser } from '../accounts/sessions.ts'
import type { Queries } from '../store/open-store.ts'
import { pipelines, users } from '../store/schema.ts'

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

/** The one working draft of a user, whose row is locked: of two drafts made at once one is the second. */
export async function lockDraft(tx: Queries, userId: string): Promise<PipelineRow | undefined> {
  await lockUser(tx, userId)
  const own = and(eq(pipelines.userId, userId), eq(pipelines.isDraft, true))
  const [draft] = await tx.select().from(pipelines).where(own).for('update')
  return draft
}

/** Before any pipeline of theirs is locked: whoever locks both does it in this order. */
export async function lockUser(tx: Queries, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

/**
 * Meant for the transaction that adds one or keeps a draft: the user's row is locked, so two at once are
 * counted. A draft is not.
 */
export async function refuseBeyondPlan(tx: Queries, user: StoredUser): Promise<void> {
  await lockUser(tx, user.id)
  const plan = PLANS[user.plan]
  if (plan.pipelines === null) return
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
