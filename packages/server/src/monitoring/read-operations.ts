import type { Operations } from '@plainflow/contract'
import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Store } from '../store/open-store.ts'
import { runs, servers, users } from '../store/schema.ts'
import { GONE } from './keep-present.ts'
import { readStanding } from './read-standing.ts'

const MOST_SHOWN = 50

/** The type of the block at which it stopped. */
const FAILED_BLOCK = sql<string | null>`(
  select b ->> 'type' from jsonb_array_elements(${runs.blockStates}) s
  join jsonb_array_elements(${runs.blocks}) b on b ->> 'id' = s ->> 'id'
  where s ->> 'status' = 'failed' limit 1)`

/** The queue, who works on it and what failed lately: whose, when and where, and nothing of what was in it. */
export async function readOperations(store: Store): Promise<Operations> {
  const { db } = store
  const standing = await readStanding(store)
  const present = await db
    .select({ server: servers, isGone: sql<boolean>`${servers.seenAt} <= ${GONE}` })
    .from(servers)
    .orderBy(servers.startedAt)
  const active = await listed(inArray(runs.status, ['queued', 'running'])).orderBy(runs.createdAt)
  const since = gt(runs.finishedAt, sql`now() - interval '7 days'`)
  const failed = await listed(
    and(eq(runs.status, 'failed'), isNotNull(runs.finishedAt), since),
  ).orderBy(desc(runs.finishedAt))
  const running = (id: string) =>
    active.filter((run) => run.status === 'running' && run.owner === id).length
  return {
    waiting: standing.runs.queued,
    running: standing.runs.running,
    oldestWaitingSeconds: Math.round(standing.oldestWaiting),
    mails: standing.mails,
    servers: present.map(({ server, isGone }) => ({
      id: server.id,
      kind: server.kind,
      name: server.name,
      version: server.version,
      places: server.places,
      running: running(server.id),
      startedAt: server.startedAt.toISOString(),
      seenAt: server.seenAt.toISOString(),
      isGone,
    })),
    active: active.map((run) => ({
      ...told(run),
      status: run.status === 'running' ? ('running' as const) : ('queued' as const),
      server: present.find(({ server }) => server.id === run.owner)?.server.name ?? null,
    })),
    failures: failed.map((run) => ({
      ...told(run),
      finishedAt: run.finishedAt?.toISOString() ?? null,
      block: run.failedBlock,
      wasInterrupted: run.error?.startsWith('interrupted') ?? false,
    })),
  }

  function listed(which: ReturnType<typeof and>) {
    return db
      .select({
        id: runs.id,
        status: runs.status,
        email: users.email,
        attempts: runs.attempts,
        owner: runs.leaseOwner,
        error: runs.error,
        failedBlock: FAILED_BLOCK,
        createdAt: runs.createdAt,
        finishedAt: runs.finishedAt,
      })
      .from(runs)
      .innerJoin(users, eq(users.id, runs.userId))
      .where(which)
      .limit(MOST_SHOWN)
  }
}

function told(run: {
  readonly id: string
  readonly email: string
  readonly attempts: number
  readonly createdAt: Date
}) {
  const { id, email, attempts } = run
  return { id, user: email, attempts, createdAt: run.createdAt.toISOString() }
}
