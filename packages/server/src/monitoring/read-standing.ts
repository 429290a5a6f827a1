import { count, gt, inArray, sql } from 'drizzle-orm'
import type { Store } from '../store/open-store.ts'
import { outbox, runs, servers } from '../store/schema.ts'
import { GONE } from './keep-present.ts'

/** How things stand on all servers of this store. */
export interface Standing {
  readonly connections: Readonly<Record<'used' | 'idle' | 'asked_for', number>>
  readonly runs: Readonly<Record<'queued' | 'running', number>>
  /** Seconds; 0 where none waits. */
  readonly oldestWaiting: number
  readonly servers: Readonly<Record<'server' | 'worker', number>>
  readonly mails: Readonly<Record<(typeof UNSETTLED)[number], number>>
}

const UNSETTLED = ['waiting', 'sending', 'unconfirmed', 'unclear', 'failed'] as const
/** Whoever scrapes gives up after ten seconds as a rule. */
const PATIENCE_MS = 3_000

/** Null where the store does not answer in time. */
export async function standingOrNull(store: Store): Promise<Standing | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  return Promise.race([readStanding(store).catch(() => null), late]).finally(() =>
    clearTimeout(timer),
  )
}

export async function readStanding({ db, pool }: Store): Promise<Standing> {
  const age = sql<number>`coalesce(extract(epoch from now() - min(${runs.createdAt})), 0)::float8`
  const byStatus = await db
    .select({ key: runs.status, count: count(), age })
    .from(runs)
    .where(inArray(runs.status, ['queued', 'running']))
    .groupBy(runs.status)
  const byKind = await db
    .select({ key: servers.kind, count: count() })
    .from(servers)
    .where(gt(servers.seenAt, GONE))
    .groupBy(servers.kind)
  const byState = await db
    .select({ key: outbox.state, count: count() })
    .from(outbox)
    .where(inArray(outbox.state, UNSETTLED))
    .groupBy(outbox.state)
  const { totalCount, idleCount, waitingCount } = pool
  return {
    connections: { used: totalCount - idleCount, idle: idleCount, asked_for: waitingCount },
    runs: counted(['queued', 'running'], byStatus),
    oldestWaiting: byStatus.find(({ key }) => key === 'queued')?.age ?? 0,
    servers: counted(['server', 'worker'], byKind),
    mails: counted(UNSETTLED, byState),
  }
}

/** Each of them, also where there is none. */
function counted<Key extends string>(
  keys: readonly Key[],
  rows: readonly { readonly key: string; readonly count: number }[],
): Record<Key, number> {
  const found = new Map(rows.map((row) => [row.key, row.count]))
  // Made of all the keys, which `fromEntries` does not know.
  return Object.fromEntries(keys.map((key) => [key, found.get(key) ?? 0])) as Record<Key, number>
}
