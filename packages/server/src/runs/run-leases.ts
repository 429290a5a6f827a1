import { PLAN_KEYS, PLANS } from '@plainflow/contract'
import { and, eq, inArray, isNotNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries, Store } from '../store/open-store.ts'
import { runs } from '../store/schema.ts'

export type RunRow = typeof runs.$inferSelect

/** Long enough for a busy moment, short enough that a crash is noticed within 15 seconds. */
const LEASE = sql`now() + interval '8 seconds'`
/** What was given back because something was down is tried no sooner: all of it is read anew each time. */
export const IN_A_WHILE = sql`now() + interval '5 seconds'`
const ATTEMPTS = 3
/** Any number will do, as long as every server takes the same. */
const PICKING = 7_204_517

/** How many a user may have running, by the plan. */
const RUNS_OF_PLAN = sql.join(
  [
    sql`case u.plan`,
    ...PLAN_KEYS.map((key) => sql`when ${key} then ${PLANS[key].runs}::int`),
    sql`end`,
  ],
  sql` `,
)

/** As drizzle has no arrays of its own: one parameter, however many there are. */
const oneOf = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::text[])`

interface Taking {
  readonly hasPlans?: boolean
  /** What whoever asks works on already: after an outage its lease may have run out, and yet it is not left. */
  readonly held?: readonly string[]
}

/**
 * Takes the oldest run that may start, of who has the fewest running, and of those of whom nothing has ended
 * for the longest: one who asks for a hundred lets the others in between, also where there is a single
 * place. It waits, or was left behind by a worker whose lease ran out. The
 * lease's token grows each time; whoever still writes with an older one changes nothing. Runs of one
 * pipeline go one after the other: each may read on from where the one before it ended.
 */
export async function takeRun(
  { db, instance }: Store,
  { hasPlans = true, held = [] }: Taking = {},
): Promise<RunRow | null> {
  const most = hasPlans ? RUNS_OF_PLAN : sql`1000`
  const isLive = sql`o.status = 'running' and (o.lease_until >= now() or o.id = ${oneOf(held)})`
  return db.transaction(async (tx) => {
    // One picker at a time, or two could each see the user's one place as free.
    await tx.execute(sql`select pg_advisory_xact_lock(${PICKING})`)
    const found = await tx.execute<{ id: string }>(sql`
      with ended as materialized (
        select o.user_id, max(o.finished_at) as last from runs o
        where o.attempts > 0
          and o.user_id in (select w.user_id from runs w where w.status in ('queued', 'running'))
        group by o.user_id
      )
      select r.id from runs r join users u on u.id = r.user_id
      where (r.status = 'running' and r.lease_until < now()
          or r.status = 'queued' and coalesce(r.lease_until, '-infinity') < now())
        and not r.id = ${oneOf(held)}
        and r.attempts < ${ATTEMPTS} and r.writing is null
        and (
          select count(*) from runs o
          where o.user_id = r.user_id and o.id <> r.id and ${isLive}
        ) < ${most}
        and (r.verifies is not null or not exists (
          select 1 from runs o
          where o.pipeline_id = r.pipeline_id and o.id <> r.id and o.verifies is null and ${isLive}
        ))
      order by (
        select count(*) from runs o where o.user_id = r.user_id and ${isLive}
      ), (select e.last from ended e where e.user_id = r.user_id) nulls first, r.created_at limit 1
      for update of r skip locked`)
    const id = found.rows[0]?.id
    if (id === undefined) return null
    const [taken] = await tx
      .update(runs)
      .set({
        status: 'running',
        attempts: sql`${runs.attempts} + 1`,
        leaseToken: sql`${runs.leaseToken} + 1`,
        leaseUntil: LEASE,
        leaseOwner: instance,
      })
      .where(eq(runs.id, id))
      .returning()
    return taken ?? null
  })
}

/** Holds on to a run; null when it belongs to somebody else by now. */
export async function renewLease(db: Database, run: RunRow): Promise<{ cancel: boolean } | null> {
  const [held] = await db
    .update(runs)
    .set({ leaseUntil: LEASE })
    .where(holds(run))
    .returning({ cancel: runs.cancelRequested })
  return held ?? null
}

/** Changes a run while holding its lease; false when the lease was lost. */
export async function updateHeldRun(
  db: Queries,
  run: RunRow,
  changes: Partial<typeof runs.$inferInsert>,
): Promise<boolean> {
  const changed = await db.update(runs).set(changes).where(holds(run)).returning({ id: runs.id })
  return changed.length > 0
}

/** Stores how a held run ended; that may be done again where nobody knows whether it was. */
export async function endHeldRun(
  db: Queries,
  run: RunRow,
  end: Partial<typeof runs.$inferInsert>,
): Promise<boolean> {
  const isHeld = and(eq(runs.id, run.id), eq(runs.leaseToken, run.leaseToken))
  const isOpen = inArray(runs.status, ['running', end.status ?? 'running'])
  const ended = await db.update(runs).set(end).where(and(isHeld, isOpen)).returning({ id: runs.id })
  return ended.length > 0
}

/** This server starts: what it was running when it ended waits again, or is given up. */
export async function freeOwnRuns({ db, instance }: Store): Promise<void> {
  const own = and(eq(runs.status, 'running'), eq(runs.leaseOwner, instance))
  await db
    .update(runs)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(own)
  await failAbandonedRuns(db)
  await db.update(runs).set({ status: 'queued', leaseUntil: null }).where(own)
}

/** A run that took its worker down three times will do so again; those of `held` took nobody down. */
export async function failAbandonedRuns(
  db: Database,
  held: readonly string[] = [],
): Promise<string[]> {
  const isNotHeld = notInArray(runs.id, [...held])
  const failed = await db
    .update(runs)
    .set({ status: 'failed', error: 'interrupted', finishedAt: sql`now()`, leaseUntil: null })
    .where(
      and(
        eq(runs.status, 'running'),
        lt(runs.leaseUntil, sql`now()`),
        sql`${runs.attempts} >= ${ATTEMPTS}`,
        isNotHeld,
      ),
    )
    .returning({ id: runs.id })
  return [...failed, ...(await failUnfinishedWrites(db, isNotHeld))].map(({ id }) => id)
}

/** Nobody knows how far it came, and whoever took it up would write a second time. */
function failUnfinishedWrites(db: Database, isNotHeld: SQL): Promise<{ id: string }[]> {
  const isLeft = or(
    eq(runs.status, 'queued'),
    and(eq(runs.status, 'running'), lt(runs.leaseUntil, sql`now()`)),
  )
  const error = sql<string>`'interrupted while the table ' || ${runs.writing} || ' was written. Its rows are there whole or not at all: look at it before running again.'`
  return db
    .update(runs)
    .set({ status: 'failed', error, finishedAt: sql`now()`, leaseUntil: null })
    .where(and(isNotNull(runs.writing), isLeft, isNotHeld))
    .returning({ id: runs.id })
}

export function isActive() {
  return inArray(runs.status, ['queued', 'running'])
}

function holds(run: RunRow) {
  return and(eq(runs.id, run.id), eq(runs.status, 'running'), eq(runs.leaseToken, run.leaseToken))
}
