import { isIP } from 'node:net'
import { Failure } from '@plainflow/contract'
import { type ModelSettings, ModelTrouble } from '@plainflow/models'
import type { WithEngineTurns, WithModelTurns } from '../engine-turns.ts'
import type { Handlers } from '../http/call.ts'
import type { SignedIn } from '../http/signed-in.ts'
import { whileWaitedFor } from '../http/while-waited-for.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { connectionOf, forgetConnection, keepConnection } from './model-connections.ts'
import { usedLately } from './model-uses.ts'
import { settingsGiven } from './settings-given.ts'
import { tellTrouble } from './tell-trouble.ts'
import { tryModel } from './try-model.ts'
import { inUseOf, type WithModels } from './users-models.ts'

type AssistantRoutes = 'assistant' | 'listModels' | 'testModel' | 'connectModel' | 'disconnectModel'

const LIST_TIMEOUT_MS = 15_000

interface Needs
  extends WithStore, WithSettings, WithEngineTurns, WithModelTurns, WithThinkers, WithModels {}

/** Which language model reads a user's sentences, and a connection of their own. */
export function assistantHandlers(services: Needs): Pick<Handlers, AssistantRoutes> {
  const { models } = services
  const { db } = services.store
  return {
    async assistant({ user }) {
      return {
        model: await models.inUse(user.id),
        server: await models.ofServer(),
        forEverybody: choosesForAll(user) ? await isForAll(user.id) : null,
        reachesOwnNetwork: models.reachesOwnNetwork,
        used: await usedLately(db, user.id),
      }
    },
    async listModels(call) {
      const settings = await settingsGiven(services, call.user.id, { ...call.body, model: '-' })
      const { listModels } = await import('@plainflow/models/open')
      const asked = { ...settings, timeoutMs: LIST_TIMEOUT_MS }
      const listing = { signal: whileWaitedFor(call.reply), mayReach: models.mayReach }
      return { models: await tellTrouble(() => listModels(asked, listing)) }
    },
    async testModel(call) {
      const settings = await settingsGiven(services, call.user.id, call.body)
      const signal = whileWaitedFor(call.reply)
      return tellTrouble(() =>
        services.modelTurns.take(call.user.id, async () => {
          signal.throwIfAborted()
          const model = await models.open(settings)
          try {
            return await tryModel(services, { model, userId: call.user.id, signal })
          } finally {
            await model.close?.()
          }
        }),
      )
    },
    async connectModel({ user, body: { forEverybody: said, ...given } }) {
      if (said === true && !choosesForAll(user))
        throw new Failure('forbidden', 'Only an administrator chooses a model for everybody.')
      const settings = await settingsGiven(services, user.id, given)
      await tellTrouble(async () => refusePrivate(settings))
      const forEverybody = said ?? (await isForAll(user.id))
      const { provider, baseUrl: address, model, apiKey: key } = settings
      const toKeep = { userId: user.id, provider, address, model, key, forEverybody }
      const kept = await keepConnection(db, toKeep, models.seal)
      await models.forget(user.id)
      return { model: inUseOf(kept) }
    },
    async disconnectModel({ user }) {
      await forgetConnection(db, user.id)
      await models.forget(user.id)
      return { model: await models.ofServer() }
    },
  }

  function choosesForAll({ role }: SignedIn): boolean {
    return role === 'admin' && models.ofOperator === null
  }

  async function isForAll(userId: string): Promise<boolean> {
    return (await connectionOf(db, userId))?.forEverybody ?? false
  }

  /** What cannot be right is told at once; where a name leads is seen whenever it is asked. */
  function refusePrivate({ baseUrl }: ModelSettings): void {
    if (baseUrl === null) return
    const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !models.mayReach(host)) throw new ModelTrouble('private')
  }
}
