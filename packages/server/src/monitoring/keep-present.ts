import { hostname } from 'node:os'
import { eq, lt, sql } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import { servers } from '../store/schema.ts'

type Needs = WithStore & WithBackground & WithSettings & { readonly version: string }

/** How often a process says that it is there; who was not heard of for three times that long is gone. */
const EVERY_MS = 5_000
export const GONE = sql`now() - interval '15 seconds'`

/** Says in the store that this process is there, until it ends. */
export async function keepPresent(services: Needs, kind: 'server' | 'worker'): Promise<void> {
  const { store, background, settings, version } = services
  const about = { kind, name: `${hostname()}:${process.pid}`, version, places: settings.runPlaces }
  const say = async () => {
    const now = { ...about, seenAt: sql`now()` }
    await store.db
      .insert(servers)
      .values({ id: store.instance, startedAt: sql`now()`, ...now })
      .onConflictDoUpdate({ target: servers.id, set: now })
  }
  // Of the same data folder there is one process: what it left behind when it was killed is not this one.
  await store.db.delete(servers).where(eq(servers.id, store.instance))
  await store.db.delete(servers).where(lt(servers.seenAt, sql`now() - interval '1 day'`))
  await say()
  background.every(EVERY_MS, 'say that this process is there', say)
}

/** It ends in good order: nobody has to find out. */
export async function sayGone({ store }: WithStore): Promise<void> {
  await store.db.delete(servers).where(eq(servers.id, store.instance))
}
