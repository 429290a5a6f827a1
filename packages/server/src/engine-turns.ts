import { availableParallelism } from 'node:os'
import { Failure } from '@plainflow/contract'

const MOST_WAITING_PER_USER = 50

export interface TurnLimits {
  readonly atOnce: number
  readonly atOncePerUser: number
}

/** One core is the server's. Two at once in any case, or one long preview would hold up everybody else. */
const SHORT_WORK: TurnLimits = {
  atOnce: Math.max(2, availableParallelism() - 1),
  atOncePerUser: 2,
}

/**
 * Every preview, page and upload costs a process of the engine. Without turns, one user with a
 * hundred open requests would take the whole machine.
 */
export class EngineTurns {
  readonly #waiting: { user: string; start: () => void }[] = []
  readonly #working = new Map<string, number>()
  readonly #limits: TurnLimits

  constructor(limits: TurnLimits = SHORT_WORK) {
    this.#limits = limits
  }

  async take<T>(user: string, work: () => Promise<T>): Promise<T> {
    const mine = this.#waiting.filter((entry) => entry.user === user).length
    if (mine >= MOST_WAITING_PER_USER)
      throw new Failure('rate_limited', 'Too many requests are waiting already.', { retryAfter: 2 })
    await new Promise<void>((resolve) => {
      this.#waiting.push({ user, start: resolve })
      this.#startNext()
    })
    try {
      return await work()
    } finally {
      const left = (this.#working.get(user) ?? 1) - 1
      if (left === 0) this.#working.delete(user)
      else this.#working.set(user, left)
      this.#startNext()
    }
  }

  #startNext(): void {
    const busy = [...this.#working.values()].reduce((sum, count) => sum + count, 0)
    if (busy >= this.#limits.atOnce) return
    const index = this.#waiting.findIndex(
      ({ user }) => (this.#working.get(user) ?? 0) < this.#limits.atOncePerUser,
    )
    const [next] = index === -1 ? [] : this.#waiting.splice(index, 1)
    if (!next) return
    this.#working.set(next.user, (this.#working.get(next.user) ?? 0) + 1)
    next.start()
    this.#startNext()
  }
}

export interface WithEngineTurns {
  readonly engineTurns: EngineTurns
}

export interface WithModelTurns {
  /** A model's server is asked by a few users at once, and by each only once. */
  readonly modelTurns: EngineTurns
}
