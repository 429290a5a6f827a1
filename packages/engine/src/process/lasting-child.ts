import { realpath } from 'node:fs/promises'
import type { Jobs, LastingEvent, LastingRequest, LastingRequests } from '../job.ts'
import { limitReason, type Limits } from '../limits.ts'
import { JobFailed, runJob } from './run-job.ts'
import { takeChild } from './spare-child.ts'
import { endChild, type StartedChild } from './start-child.ts'

type LastingKind = keyof LastingRequests

export interface LastingChildOptions<K extends LastingKind> {
  readonly kind: K
  given(): Promise<Jobs[K]['given']>
  readonly folder?: string
  readonly files: readonly string[]
  /** Its time is how long the child may live; a request brings a time of its own. */
  readonly limits: Limits
  readonly closed: string
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
  readonly timer: NodeJS.Timeout
}

/**
 * A child that stays for many requests, started by the first. It has the confinement and the limits of
 * every other child, and ends when it is closed, when a request takes too long, or when its time is over.
 */
export class LastingChild<K extends LastingKind> {
  readonly #options: LastingChildOptions<K>
  readonly #controller = new AbortController()
  readonly #waiting = new Map<number, Waiting>()
  #child: Promise<StartedChild> | undefined
  #ended: Promise<void> = Promise.resolve()
  #lastId = 0
  #isOpen = true

  constructor(options: LastingChildOptions<K>) {
    this.#options = options
  }

  /** False for good once it was closed or its child is gone. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0
  }

  /** What it answers is for the caller to know: the child answers a request in one way only. */
  ask(request: LastingRequests[K], time: number): Promise<unknown> {
    const id = ++this.#lastId
    const answered = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => this.#endLate(time), time)
      this.#waiting.set(id, { resolve, reject, timer })
    })
    const message: LastingRequest<K> = { kind: 'ask', id, request }
    this.#start()
      .then((child) => child.process.send(message, () => {})) // a child that is gone ends the job
      // One that could not be started, or a request that cannot be sent.
      .catch((error: unknown) => this.#end(error))
    return answered
  }

  async close(): Promise<void> {
    this.#end(this.#closed())
    await this.#child?.catch(() => {})
    await this.#ended
  }

  #start(): Promise<StartedChild> {
    if (!this.#isOpen) return Promise.reject(this.#closed())
    this.#child ??= this.#startChild()
    return this.#child
  }

  async #startChild(): Promise<StartedChild> {
    const { kind, folder, limits } = this.#options
    const given = await this.#options.given()
    const files = await Promise.all(this.#options.files.map((file) => realpath(file)))
    const child = await takeChild(limits, true)
    if (!this.#isOpen) {
      await endChild(child)
      throw this.#closed()
    }
    return new Promise((resolve, reject) => {
      const onEvent = (event: LastingEvent<unknown>) =>
        event.kind === 'open' ? resolve(child) : this.#hear(event)
      const { signal } = this.#controller
      const options = { child, files, limits, signal, onEvent, ...(folder ? { folder } : {}) }
      this.#ended = runJob(kind, given, options).then(
        () => {},
        (error: unknown) => {
          this.#end(error)
          reject(error)
        },
      )
    })
  }

  #hear(event: Exclude<LastingEvent<unknown>, { kind: 'open' }>): void {
    const waiting = this.#waiting.get(event.id)
    if (!waiting) return
    this.#waiting.delete(event.id)
    clearTimeout(waiting.timer)
    if (event.kind === 'answered') waiting.resolve(event.answer)
    else waiting.reject(new JobFailed(event.failure))
  }

  #closed(): JobFailed {
    return new JobFailed({ reason: this.#options.closed })
  }

  #endLate(time: number): void {
    const limits = { ...this.#options.limits, time }
    this.#end(new JobFailed({ reason: limitReason('time', limits), limit: 'time' }))
  }

  #end(error: unknown): void {
    this.#isOpen = false
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    this.#waiting.clear()
    this.#controller.abort()
  }
}
