import type { ModelInUse } from '@plainflow/contract'
import { type LanguageModel, type ModelSettings, ModelTrouble } from '@plainflow/models'
import type { OpenOptions } from '@plainflow/models/open'
import { CannotOpen, type Seal } from '../sealing/seal.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import {
  connectionForAll,
  type StoredConnection,
  connectionOf,
  keyOf,
} from './model-connections.ts'

export interface ModelForUser {
  readonly model: LanguageModel
  readonly inUse: ModelInUse
}

export interface ModelsOptions extends Pick<OpenOptions, 'openFile'> {
  /** Opens the keys of users. */
  readonly seal: Seal
  /** What the operator chose; null: nothing. */
  readonly ofServer: ModelSettings | null
}

/** Beyond these the one that was asked longest ago is closed; it is opened again when it is asked. */
const MOST_OPEN = 500

/**
 * Which language model reads a user's sentences: their own if there is one, else the server's, which the
 * operator chose or, where they did not, an administrator. What speaks to models is loaded when the first is
 * asked: most servers never need it.
 */
export class UsersModels {
  readonly #services: WithStore & WithSettings
  readonly #opened = new Map<string, { version: string; model: Promise<LanguageModel> }>()
  readonly #options: ModelsOptions
  #ofOperator: Promise<LanguageModel> | null = null

  constructor(services: WithStore & WithSettings, options: ModelsOptions) {
    this.#services = services
    this.#options = options
  }

  get seal(): Seal {
    return this.#options.seal
  }

  /** What the operator chose; no administrator changes it. */
  get ofOperator(): ModelInUse | null {
    const { ofServer: ai } = this.#options
    return ai && { provider: ai.provider, name: ai.model, address: ai.baseUrl, whose: 'server' }
  }

  /** For everybody who has none. */
  async ofServer(): Promise<ModelInUse | null> {
    if (this.ofOperator) return this.ofOperator
    const shared = await connectionForAll(this.#services.store.db)
    return shared && inUseOf(shared, 'server')
  }

  /** Whether users may name addresses of the server's own network. */
  get reachesOwnNetwork(): boolean {
    return this.#services.settings.modelAddresses === 'any'
  }

  readonly mayReach = (address: string): boolean =>
    this.reachesOwnNetwork || this.#services.settings.allowedPlaces.mayReach(address)

  async inUse(userId: string): Promise<ModelInUse | null> {
    const own = await connectionOf(this.#services.store.db, userId)
    return own ? inUseOf(own) : this.ofServer()
  }

  async for(userId: string): Promise<ModelForUser | null> {
    const { store } = this.#services
    const own = await connectionOf(store.db, userId)
    if (own) return { model: await this.#ownModel(own), inUse: inUseOf(own) }
    await this.forget(userId)
    const { ofServer: chosen } = this.#options
    const { ofOperator: inUse } = this
    if (chosen && inUse) {
      // The operator knows where it may go.
      this.#ofOperator ??= this.#open(chosen)
      return { model: await this.#ofOperator, inUse }
    }
    const shared = await connectionForAll(store.db)
    return shared && { model: await this.#ownModel(shared), inUse: inUseOf(shared, 'server') }
  }

  /** One that a user names, for as long as whoever asks wants it. */
  open(settings: ModelSettings): Promise<LanguageModel> {
    return this.#open(settings, this.mayReach)
  }

  /** Whatever is being asked of it ends. */
  async forget(userId: string): Promise<void> {
    const known = this.#opened.get(userId)
    this.#opened.delete(userId)
    await (await known?.model)?.close?.()
  }

  async close(): Promise<void> {
    for (const userId of this.#opened.keys()) await this.forget(userId)
    await (await this.#ofOperator)?.close?.()
  }

  async #ownModel(own: StoredConnection): Promise<LanguageModel> {
    const { userId } = own
    const version = `${own.id} ${own.version}`
    const known = this.#opened.get(userId)
    if (known?.version === version) {
      // The youngest again.
      this.#opened.delete(userId)
      this.#opened.set(userId, known)
      return known.model
    }
    const model = this.#openOwn(own)
    // Nothing is waited for before it is known: two messages at once ask the same one.
    this.#opened.set(userId, { version, model })
    await (await known?.model)?.close?.()
    const [oldest] = this.#opened.keys()
    if (this.#opened.size > MOST_OPEN && oldest !== undefined) await this.forget(oldest)
    return model
  }

  async #open(settings: ModelSettings, mayReach?: OpenOptions['mayReach']): Promise<LanguageModel> {
    const { openModel } = await import('@plainflow/models/open')
    const { openFile } = this.#options
    return openModel(settings, {
      ...(openFile ? { openFile } : {}),
      ...(mayReach ? { mayReach } : {}),
    })
  }

  #openOwn(own: StoredConnection): Promise<LanguageModel> {
    const { provider, model, address } = own
    const { modelTimeoutMs: timeoutMs } = this.#services.settings
    try {
      const apiKey = keyOf(own, this.seal)
      return this.open({ provider, model, baseUrl: address, apiKey, timeoutMs })
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error
      return Promise.resolve({ provider, name: model, answer: cannotBeOpened })
    }
  }
}

export function inUseOf(
  { provider, model, address }: StoredConnection,
  whose: ModelInUse['whose'] = 'own',
): ModelInUse {
  return { provider, name: model, address, whose }
}

function cannotBeOpened(): Promise<never> {
  return Promise.reject(new ModelTrouble('sealed'))
}

export interface WithModels {
  readonly models: UsersModels
}
