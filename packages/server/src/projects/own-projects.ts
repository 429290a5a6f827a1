import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { projects, users } from '../store/schema.ts'

export type ProjectRow = typeof projects.$inferSelect

const FIRST_NAME = 'My project'

/** Every way to a project goes through its owner; somebody else's does not exist. */
export async function ownProject(db: Queries, userId: string, id: string): Promise<ProjectRow> {
  const [found] = await db.select().from(projects).where(isOwnProject(userId, id))
  if (!found) throw new Failure('not_found', 'There is no such project.')
  return found
}

export function isOwnProject(userId: string, id: string) {
  return and(eq(projects.id, id), eq(projects.userId, userId))
}

/**
 * Where something new goes: the project that was named, else the user's first, which is made when
 * there is none. Meant for the transaction that adds it.
 */
export async function projectFor(
  tx: Queries,
  userId: string,
  wanted: string | null | undefined,
): Promise<string> {
  if (wanted != null) return (await ownProject(tx, userId, wanted)).id
  // Locked, so that two first uploads at once make one project.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const first = await firstProject(tx, userId)
  if (first !== null) return first
  const id = randomUUID()
  await tx.insert(projects).values({ id, userId, name: FIRST_NAME })
  return id
}

export async function firstProject(db: Queries, userId: string): Promise<string | null> {
  const [first] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.userId, userId))
    .orderBy(asc(projects.createdAt), asc(projects.id))
    .limit(1)
  return first?.id ?? null
}
