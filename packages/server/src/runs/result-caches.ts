import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Program } from '@plainflow/core'
import { type CacheOptions, type EngineFiles, keepInputs } from '@plainflow/engine'
import type { WithBackground } from '../background.ts'

/** Of one user; what was not used for longest goes first. */
const BYTES = 2_000_000_000

/**
 * What earlier runs computed, so that the next one works on what changed. A folder for each user, never
 * shared: whoever may read an entry may read the data it was made from.
 */
export class ResultCaches {
  readonly #root: string
  readonly #services: WithBackground
  /** How often a user's cache was thrown away, for runs that go on meanwhile. */
  readonly #forgotten = new Map<string, number>()
  readonly #keeping = new Map<string, AbortController>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(dataFolder: string, services: WithBackground) {
    this.#root = join(dataFolder, 'cache')
    this.#services = services
  }

  /** Caches of accounts that are gone go, as does what was being thrown away. */
  async sweep(readUsers: () => Promise<ReadonlySet<string>>): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 })
    // Listed before the rows are read: the cache of who signs up meanwhile is not in the list.
    const found = await readdir(this.#root)
    const users = await readUsers()
    for (const name of found)
      if (!users.has(name)) await rm(join(this.#root, name), { recursive: true, force: true })
  }

  /** Lends a user's cache to a run; where it was thrown away meanwhile, what the run left goes too. */
  async lend<T>(
    userId: string,
    pipeline: string,
    work: (cache: CacheOptions) => Promise<T>,
  ): Promise<T> {
    const before = this.#forgotten.get(userId)
    this.stopKeeping(userId)
    try {
      return await work(this.#of(userId, pipeline))
    } finally {
      if (this.#forgotten.get(userId) !== before) await this.#remove(userId)
    }
  }

  /** After a run, one at a time and while its owner starts no other: keeps what the next may start from. */
  keepLater(
    userId: string,
    pipeline: string,
    program: Program,
    lend: (keep: (files: EngineFiles) => Promise<unknown>) => Promise<unknown>,
  ): void {
    const { background } = this.#services
    const controller = new AbortController()
    const { signal } = controller
    this.stopKeeping(userId)
    this.#keeping.set(userId, controller)
    const turn = this.#last.then(async () => {
      if (signal.aborted) return
      const before = this.#forgotten.get(userId)
      const options = { program, cache: this.#of(userId, pipeline), signal }
      // A dataset may be gone by now: then nothing can be prepared from it.
      await lend((files) => keepInputs({ ...options, files })).catch(unlessGone)
      if (this.#forgotten.get(userId) !== before) await this.#remove(userId)
    })
    this.#last = turn.catch(() => {})
    background.run('keep inputs of a run', () => turn)
  }

  stopKeeping(userId: string): void {
    this.#keeping.get(userId)?.abort()
    this.#keeping.delete(userId)
  }

  /** Deleted data is not left lying in results made from it. */
  async forget(userId: string): Promise<void> {
    this.#forgotten.set(userId, (this.#forgotten.get(userId) ?? 0) + 1)
    this.stopKeeping(userId)
    await this.#remove(userId)
  }

  stop(): void {
    for (const userId of this.#keeping.keys()) this.stopKeeping(userId)
  }

  #of(userId: string, pipeline: string): CacheOptions {
    return { folder: join(this.#root, userId), bytes: BYTES, pipeline }
  }

  async #remove(userId: string): Promise<void> {
    const gone = join(this.#root, `${userId}.${randomUUID()}`)
    // Under another name first: a run that looks meanwhile finds nothing, not the half of it.
    await rename(join(this.#root, userId), gone).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rm(gone, { recursive: true, force: true, maxRetries: 3 })
  }
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

export interface WithResultCaches {
  readonly resultCaches: ResultCaches
}
