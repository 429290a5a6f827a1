import { Failure, type ModelConnection, PROVIDERS } from '@plainflow/contract'
import type { ModelSettings } from '@plainflow/models'
import { CannotOpen } from '../sealing/seal.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import { connectionOf, keyOf, type StoredConnection } from './model-connections.ts'
import type { WithModels } from './users-models.ts'

/** What a user filled in, with the key that is kept already where none is given. */
export async function settingsGiven(
  services: WithStore & WithSettings & WithModels,
  userId: string,
  { provider, address = null, key = null, model }: ModelConnection,
): Promise<ModelSettings> {
  const { protocol, address: own, key: wants, label } = PROVIDERS[provider]
  // Any file of the server could be named.
  if (protocol === 'file' && !services.models.reachesOwnNetwork)
    throw new Failure('forbidden', 'A model in a file is chosen by whoever runs this server.')
  if (own === null && address === null && protocol !== 'file')
    throw new Failure('invalid_request', `The address of ${label} is required.`)
  const apiKey = key ?? (await keptKey(services, userId, { provider, address }))
  if (apiKey === null && wants === 'required')
    throw new Failure('invalid_request', `A key of ${label} is required.`)
  const { modelTimeoutMs: timeoutMs } = services.settings
  return { provider, model, baseUrl: address, apiKey, timeoutMs }
}

/** Kept for one provider at one address: sent anywhere else, it would be given away. */
async function keptKey(
  { store, models }: WithStore & WithModels,
  userId: string,
  { provider, address }: Pick<StoredConnection, 'provider' | 'address'>,
): Promise<string | null> {
  const kept = await connectionOf(store.db, userId)
  if (kept?.provider !== provider || kept.address !== address) return null
  try {
    return keyOf(kept, models.seal)
  } catch (error) {
    if (error instanceof CannotOpen) return null
    throw error
  }
}
