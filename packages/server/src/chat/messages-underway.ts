import { Failure } from '@plainflow/contract'

/** One message being answered. */
export interface Underway {
  readonly signal: AbortSignal
  /** From here on it is paid for and cannot be stopped; throws where it was stopped before. */
  commit(): void
}

/** One message of a user at a time, and the way to stop it. */
export class MessagesUnderway {
  readonly #byUser = new Map<string, Entry>()

  async answer<T>(
    userId: string,
    key: string,
    stopper: AbortController,
    work: (underway: Underway) => Promise<T>,
  ): Promise<T> {
    if (this.#byUser.has(userId))
      throw new Failure('rate_limited', 'Another message is still being answered.', {
        retryAfter: 1,
      })
    const entry: Entry = { key, stopper, isFinal: false }
    this.#byUser.set(userId, entry)
    const { signal } = stopper
    try {
      return await work({
        signal,
        commit: () => {
          signal.throwIfAborted()
          entry.isFinal = true
        },
      })
    } finally {
      this.#byUser.delete(userId)
    }
  }

  /** False where nothing under this key can be stopped any more. */
  stop(userId: string, key: string): boolean {
    const entry = this.#byUser.get(userId)
    if (!entry || entry.key !== key || entry.isFinal) return false
    entry.stopper.abort(stopped())
    return true
  }
}

export function stopped(): Failure {
  return new Failure('conflict', 'Stopped. No credit was spent.')
}

interface Entry {
  readonly key: string
  readonly stopper: AbortController
  isFinal: boolean
}
