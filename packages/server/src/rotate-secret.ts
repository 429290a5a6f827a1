import { drizzle } from 'drizzle-orm/node-postgres'
import { resealKeys } from './assistant/model-connections.ts'
import { resealConnections } from './connections/sealed-secrets.ts'
import type { WithLog } from './log.ts'
import { readOldSecrets, readSecret } from './read-secret.ts'
import { type Resealed, Seal } from './sealing/seal.ts'
import type { Settings } from './settings.ts'
import type { Queries, WithStore } from './store/open-store.ts'
import { reachStore } from './store/reach-store.ts'

/** For the operator, from the terminal: what older secrets have sealed is sealed with the one of now. */
export async function rotateSecret(settings: Settings): Promise<Resealed> {
  const store = await reachStore(settings)
  try {
    const seal = new Seal(readSecret(settings), readOldSecrets(settings))
    return await resealed(drizzle(store.pool), seal)
  } finally {
    await store.close()
  }
}

/** The same when the server starts, and how much is left is told. */
export async function resealAll({ store, log }: WithStore & WithLog, seal: Seal): Promise<void> {
  const { sealedAnew, left } = await resealed(store.db, seal)
  if (left > 0)
    log.warn({ sealedAnew, left }, 'Secrets of users cannot be opened: their secret is not known')
  else if (sealedAnew > 0) log.info({ sealedAnew }, 'Nothing is left under the old secret')
}

/** Every kind of thing that is sealed. */
async function resealed(db: Queries, seal: Seal): Promise<Resealed> {
  const all = [await resealKeys(db, seal), await resealConnections(db, seal)]
  return {
    sealedAnew: all.reduce((sum, { sealedAnew }) => sum + sealedAnew, 0),
    left: all.reduce((sum, { left }) => sum + left, 0),
  }
}
