import { Failure } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import type { WithFileStore } from '../files/file-store.ts'
import type { Handlers } from '../http/call.ts'
import type { WithStore } from '../store/open-store.ts'
import type { WithMetrics } from './metrics.ts'
import { readOperations } from './read-operations.ts'
import { standingOrNull } from './read-standing.ts'

type MonitoringRoutes = 'ready' | 'metrics' | 'adminOperations'
type Needs = WithStore & WithFileStore & WithBackground & WithMetrics

/** What operators and their programs look at. */
export function monitoringHandlers(services: Needs): Pick<Handlers, MonitoringRoutes> {
  const { store, fileStore, background, metrics } = services
  return {
    async ready() {
      if (background.stopping.aborted) throw new Failure('unavailable', 'The server is ending.')
      await store.db.execute(sql`select 1`)
      // Asks a bucket; nothing is ever kept there.
      for await (const _ of fileStore.list('probe')) break
      return { status: 'ready' as const }
    },
    async metrics() {
      return metrics.print(await standingOrNull(store))
    },
    async adminOperations() {
      return readOperations(store)
    },
  }
}
