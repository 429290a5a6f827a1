import { realpath, rm } from 'node:fs/promises'
import type { BrowseEvent, BrowseRequest, Page, PageQuery } from './job.ts'
import { completeLimits, limitReason, type Limits } from './limits.ts'
import { JobFailed, runJob } from './process/run-job.ts'
import { takeChild } from './process/spare-child.ts'
import type { StartedChild } from './process/start-child.ts'
import { boundedQuery } from './read-page.ts'

/** One page may take this long; a table that is still being sorted then is too large to browse. */
const PAGE_TIME = 120_000
const LIFE = 900_000

interface Waiting {
  readonly resolve: (page: Page) => void
  readonly reject: (error: unknown) => void
  readonly timer: NodeJS.Timeout
}

/**
 * A child that stays with one Parquet file, so that the next page of it comes at once. It has the
 * confinement and the limits of every other child, and ends when it is closed, when a page takes too
 * long, or after a quarter of an hour.
 */
export class TableBrowser {
  readonly #path: string
  readonly #limits: Limits
  readonly #controller = new AbortController()
  readonly #waiting = new Map<number, Waiting>()
  #child: Promise<StartedChild> | undefined
  #ended: Promise<void> = Promise.resolve()
  #lastId = 0
  #isOpen = true

  constructor(path: string, limits: Partial<Limits> = {}) {
    this.#path = path
    this.#limits = completeLimits({ time: LIFE, ...limits })
  }

  /** False for good once it was closed or its child is gone. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0
  }

  async page(query: PageQuery): Promise<Page> {
    const id = ++this.#lastId
    const answered = new Promise<Page>((resolve, reject) => {
      const timer = setTimeout(() => this.#endLate(), PAGE_TIME)
      this.#waiting.set(id, { resolve, reject, timer })
    })
    const request: BrowseRequest = { kind: 'ask', id, query: boundedQuery(query) }
    this.#start().then(
      (child) => child.process.send(request, () => {}), // a child that is gone ends the job
      (error: unknown) => this.#end(error),
    )
    return answered
  }

  async close(): Promise<void> {
    this.#end(new JobFailed({ reason: 'the table was closed' }))
    await this.#child?.catch(() => {})
    await this.#ended
  }

  #start(): Promise<StartedChild> {
    if (!this.#isOpen) return Promise.reject(new JobFailed({ reason: 'the table was closed' }))
    this.#child ??= this.#startChild()
    return this.#child
  }

  async #startChild(): Promise<StartedChild> {
    const path = await realpath(this.#path)
    const child = await takeChild(this.#limits, true)
    if (!this.#isOpen) {
      child.process.kill('SIGKILL')
      await rm(child.home, { recursive: true, force: true, maxRetries: 3 })
      throw new JobFailed({ reason: 'the table was closed' })
    }
    return new Promise((resolve, reject) => {
      const onEvent = (event: BrowseEvent) =>
        event.kind === 'open' ? resolve(child) : this.#hear(event)
      const { signal } = this.#controller
      const options = { child, files: [path], limits: this.#limits, signal, onEvent }
      this.#ended = runJob('browse', { path }, options).catch((error: unknown) => {
        this.#end(error)
        reject(error)
      })
    })
  }

  #hear(event: Exclude<BrowseEvent, { kind: 'open' }>): void {
    const waiting = this.#waiting.get(event.id)
    if (!waiting) return
    this.#waiting.delete(event.id)
    clearTimeout(waiting.timer)
    if (event.kind === 'page') waiting.resolve(event.page)
    else waiting.reject(new JobFailed(event.failure))
  }

  #endLate(): void {
    const limits = { ...this.#limits, time: PAGE_TIME }
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
