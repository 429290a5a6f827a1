import type { Log } from './log.ts'

/** Work nobody waits for: it is logged when it fails, and finished before the server ends. */
export class Background {
  readonly #work = new Set<Promise<void>>()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #log: Log
  readonly #stopping = new AbortController()

  constructor(log: Log) {
    this.#log = log
  }

  /** The server is about to end: what waits for something to pass need not wait any longer. */
  get stopping(): AbortSignal {
    return this.#stopping.signal
  }

  stopWaiting(): void {
    this.#stopping.abort()
  }

  run(name: string, work: () => Promise<void>): void {
    const promise = work()
      .catch((error: unknown) =>
        this.#log.error({ err: error, work: name }, 'Background work failed'),
      )
      .finally(() => this.#work.delete(promise))
    this.#work.add(promise)
  }

  every(milliseconds: number, name: string, work: () => Promise<void>): void {
    const timer = setInterval(() => this.run(name, work), milliseconds)
    timer.unref()
    this.#timers.add(timer)
  }

  async finish(): Promise<void> {
    this.stopWaiting()
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#work)
  }
}

export interface WithBackground {
  readonly background: Background
}
