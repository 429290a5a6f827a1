import { Failure, RUN_KEEPING } from '@plainflow/contract'
import { and, eq, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../store/open-store.ts'
import { outbox, runs } from '../../store/schema.ts'
import { ownRun } from '../own-run.ts'
import { isActive, type RunRow } from '../run-leases.ts'

/** One run at the wish of its owner. Its results follow with the next sweep of files. */
export async function deleteRun(db: Database, userId: string, id: string): Promise<void> {
  const run = await ownRun(db, userId, id)
  await db.transaction(async (tx) => {
    // Locked: what ends it, or begins to verify it, comes before or after.
    const [locked] = await tx.select().from(runs).where(eq(runs.id, run.id)).for('update')
    if (!locked) throw new Failure('not_found', 'There is no such run.')
    await refuseNeeded(tx, locked)
    await remove(tx, [locked.id])
  })
}

async function refuseNeeded(tx: Queries, run: RunRow): Promise<void> {
  const [busy] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(or(eq(runs.id, run.id), eq(runs.verifies, run.id)), isActive()))
  if (busy) throw new Failure('conflict', 'The run is not over yet. Stop it first.')
  const [read] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, run.id), IS_READ_ON))
  if (read)
    throw new Failure(
      'conflict',
      'The next run reads on from where this one ended, so it stays until another has run, or the pipeline is deleted.',
    )
}

/** In one transaction: of a pipeline that ran each minute for years it would take too long, and hold up others. */
const AT_ONCE = 500

/**
 * Takes away what the rules of keeping do not keep; gives how many went. Those that run or are verified, whose
 * end is still to be told, or that the next run reads on from stay in any case.
 */
export async function forgetOldRuns(db: Database): Promise<number> {
  for (let all = 0; ;) {
    const gone = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: runs.id })
        .from(runs)
        .where(
          and(
            sql`${runs.id} in (${BEYOND_KEEPING})`,
            isNotNull(runs.finishedAt),
            not(runs.tellsEnd),
            not(IS_READ_ON),
            not(IS_BEING_VERIFIED),
          ),
        )
        .limit(AT_ONCE)
        .for('update')
      return remove(
        tx,
        rows.map(({ id }) => id),
      )
    })
    all += gone
    if (gone < AT_ONCE) return all
  }
}

const { always, days, most } = RUN_KEEPING
const BEYOND_KEEPING: SQL = sql`
  select id from (
    select id, created_at,
      row_number() over (partition by pipeline_id order by created_at desc, id) as place
    from runs where verifies is null
  ) placed
  where place > ${most}
    or (place > ${always} and created_at < now() - make_interval(days => ${days}))
  union all
  select id from runs proof where verifies is not null
    and not exists (select 1 from runs r where r.id = proof.verifies)`

const IS_BEING_VERIFIED: SQL = sql`exists (
  select 1 from runs proof
  where proof.verifies = ${runs}.id and proof.status in ('queued', 'running'))`

/** Whether it left something that no later run of its pipeline has left anew; see decision 65. */
const IS_READ_ON: SQL = sql`exists (
  select 1 from jsonb_array_elements(${runs}.reads) kept
  where ${runs}.status = 'completed' and ${runs}.verifies is null and not exists (
    select 1 from runs later
    where later.pipeline_id = ${runs}.pipeline_id and later.status = 'completed'
      and later.verifies is null and later.finished_at > ${runs}.finished_at
      and later.reads @> jsonb_build_array(
        jsonb_build_object('source', kept -> 'source', 'settings', kept -> 'settings'))))`

/** With what verified them; mails that told of them lose the way there. */
async function remove(tx: Queries, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  await tx
    .update(outbox)
    .set({ runId: null })
    .where(inArray(outbox.runId, [...ids]))
  await tx.delete(runs).where(inArray(runs.verifies, [...ids]))
  await tx.delete(runs).where(inArray(runs.id, [...ids]))
  return ids.length
}
