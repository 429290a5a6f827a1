import type { Job, Jobs, ShortJob } from './job.ts'
import { completeLimits, type Limits } from './limits.ts'
import { LastingChild } from './process/lasting-child.ts'

export interface EngineSessionOptions {
  /** Where all its jobs may read and write. */
  readonly folder: string
  /** Files outside the folder that may be read. */
  readonly files: readonly string[]
}

const LIFE = 3_600_000

/**
 * One child for many short jobs over the same files, for measuring: starting a child for each would take
 * longer than the jobs do. All of them share one confinement, so this is not for the files of several people.
 */
export class EngineSession {
  readonly #options: EngineSessionOptions
  #child: LastingChild<'serve'> | undefined

  constructor(options: EngineSessionOptions) {
    this.#options = options
  }

  /** A job that takes longer than its time ends the child with it; the next job starts another. */
  async run<K extends ShortJob>(
    kind: K,
    given: Jobs[K]['given'],
    limits: Partial<Limits> = {},
  ): Promise<Jobs[K]['answer']> {
    if (!this.#child?.isOpen)
      this.#child = new LastingChild({
        kind: 'serve',
        given: async () => ({}),
        ...this.#options,
        limits: completeLimits({ time: LIFE }),
        closed: 'the session was closed',
      })
    // A pair of the table of jobs, and the child answers K with K's answer: both sides are typed by it.
    const request = { kind, given } as Job<ShortJob>
    return (await this.#child.ask(request, completeLimits(limits).time)) as Jobs[K]['answer']
  }

  async close(): Promise<void> {
    await this.#child?.close()
  }
}
