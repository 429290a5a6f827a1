import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { runs } from '../store/schema.ts'

/** The newest certificate of a user that is about exactly this. */
export async function certificateOf(db: Queries, userId: string, pipeline: string) {
  const [found] = await db
    .select({ certificate: runs.certificate })
    .from(runs)
    .where(
      and(
        eq(runs.userId, userId),
        isNotNull(runs.certificate),
        sql`${runs.certificate} ->> 'pipeline' = ${pipeline}`,
      ),
    )
    .orderBy(desc(runs.createdAt))
    .limit(1)
  return found?.certificate ?? null
}
