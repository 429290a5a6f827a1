import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Queries } from './open-store.ts'
import { pipelines } from './schema.ts'

/**
 * The pipelines of a user that name any of these datasets or connections. Looked for in the whole text of the
 * blocks: any block may name one, in any field, and an id stands for nothing else.
 */
export async function pipelinesUsing(
  db: Queries,
  userId: string,
  ids: readonly string[],
): Promise<(typeof pipelines.$inferSelect)[]> {
  if (ids.length === 0) return []
  const text = sql`${pipelines.blocks}::text`
  return db
    .select()
    .from(pipelines)
    .where(
      and(
        eq(pipelines.userId, userId),
        or(...ids.map((id) => sql`position(${`"${id}"`} in ${text}) > 0`)),
      ),
    )
    .orderBy(asc(pipelines.name), asc(pipelines.id))
}
