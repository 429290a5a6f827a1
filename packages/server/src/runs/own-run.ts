import { Failure } from '@plainflow/contract'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { runs } from '../store/schema.ts'
import type { RunRow } from './run-leases.ts'

/** Every way to a run goes through its owner; somebody else's does not exist. */
export async function ownRun(db: Queries, userId: string, id: string): Promise<RunRow> {
  const [found] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.userId, userId)))
  if (!found) throw new Failure('not_found', 'There is no such run.')
  return found
}
