import { Failure, type ManagedUser } from '@plainflow/contract'
import { and, count, desc, eq, ilike, or } from 'drizzle-orm'
import type { Database } from '../store/open-store.ts'
import { pipelines, users } from '../store/schema.ts'

interface Asked {
  readonly search: string
  readonly offset: number
  readonly limit: number
}

/** One page of the accounts whose email or username holds these letters, the newest first. */
export async function findUsers(
  db: Database,
  { search, offset, limit }: Asked,
): Promise<{ users: ManagedUser[]; count: number }> {
  const holds = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const matches =
    search === '' ? undefined : or(ilike(users.email, holds), ilike(users.username, holds))
  const [all] = await db.select({ count: count() }).from(users).where(matches)
  const isKept = and(eq(pipelines.userId, users.id), eq(pipelines.isDraft, false))
  const rows = await db
    .select({ user: users, pipelineCount: db.$count(pipelines, isKept) })
    .from(users)
    .where(matches)
    .orderBy(desc(users.createdAt), desc(users.id))
    .offset(offset)
    .limit(limit)
  return {
    users: rows.map(({ user, pipelineCount }) => managedUser(user, pipelineCount)),
    count: all?.count ?? 0,
  }
}

export async function readManagedUser(db: Database, id: string): Promise<ManagedUser> {
  const isKept = and(eq(pipelines.userId, id), eq(pipelines.isDraft, false))
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Failure('not_found', 'There is no such account.')
  return managedUser(user, await db.$count(pipelines, isKept))
}

function managedUser(user: typeof users.$inferSelect, pipelineCount: number): ManagedUser {
  const { id, email, username, plan, credits, role } = user
  const createdAt = user.createdAt.toISOString()
  return { id, email, username, plan, credits, role, pipelineCount, createdAt }
}
