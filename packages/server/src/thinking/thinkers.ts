import { availableParallelism } from 'node:os'
import { Failure } from '@plainflow/contract'
import { EngineTurns } from '../engine-turns.ts'
import { ThinkerThread, type TimeLimit } from './thinker-thread.ts'
import type { Thoughts } from './thoughts.ts'

/** The time is that of one thought, waiting not counted. */
export interface ThinkingLimits extends TimeLimit {
  readonly atOnce: number
}

const LIMITS: ThinkingLimits = {
  milliseconds: 3_000,
  patience: 5,
  // One user's long thought leaves room for another's.
  atOnce: Math.min(4, Math.max(2, availableParallelism() - 1)),
}

type Answer<Name extends keyof Thoughts> = Awaited<ReturnType<Thoughts[Name]>>

/**
 * Threads that check, compile, plan and print, so that the server goes on answering whatever it is sent.
 * A thought has a time; one that takes longer is ended with its thread, and refused as `too_complex`.
 */
export class Thinkers {
  readonly #limits: ThinkingLimits
  readonly #turns: EngineTurns
  readonly #idle: ThinkerThread[] = []
  readonly #busy = new Set<ThinkerThread>()
  #starting: Promise<void> | null = null
  #isClosed = false

  constructor(limits: Partial<ThinkingLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
    // One at a time for each user: who sends a hundred costly pipelines waits for them, and nobody else.
    this.#turns = new EngineTurns({ atOnce: this.#limits.atOnce, atOncePerUser: 1 })
  }

  /** Has a thread ready before it is asked for: loading takes longer than most thoughts. */
  async warm(): Promise<void> {
    if (this.#isClosed || this.#idle.length > 0) return
    this.#starting ??= this.#prepare().finally(() => (this.#starting = null))
    await this.#starting
  }

  think<Name extends keyof Thoughts>(
    user: string,
    name: Name,
    given: Parameters<Thoughts[Name]>[0],
  ): Promise<Answer<Name>> {
    const thought = this.#turns.take(user, async () => {
      const thread = await this.#take()
      this.#busy.add(thread)
      try {
        return await thread.ask({ name, given }, this.#limits)
      } catch (error) {
        if (this.#isClosed) throw new Failure('unavailable')
        throw error
      } finally {
        this.#busy.delete(thread)
        if (thread.isGone)
          void this.warm().catch(() => {}) // whoever asks next starts one, or is told
        else this.#idle.push(thread)
      }
    })
    // The thread answers with what the function of that name gives.
    return thought as Promise<Answer<Name>>
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#starting?.catch(() => {}) // it told whoever waits for it
    await Promise.all([...this.#idle, ...this.#busy].map((thread) => thread.end()))
  }

  async #take(): Promise<ThinkerThread> {
    if (this.#isClosed) throw new Failure('unavailable')
    await this.#starting
    const thread = this.#idle.pop() ?? (await ThinkerThread.start())
    if (!this.#isClosed) return thread
    // Closed while it was starting: nobody else knows of it.
    await thread.end()
    throw new Failure('unavailable')
  }

  async #prepare(): Promise<void> {
    this.#idle.push(await ThinkerThread.start())
  }
}

export interface WithThinkers {
  readonly thinkers: Thinkers
}
