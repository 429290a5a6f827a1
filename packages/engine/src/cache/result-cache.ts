import { createHash, randomBytes } from 'node:crypto'
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'

export interface CacheOptions {
  /** A folder of the cache's own; whoever may see one entry may see all of them. */
  readonly folder: string
  /** The most it may hold; what was not used for longest goes first. */
  readonly bytes: number
  /** Names the pipeline: what differs from its run before is what somebody works on. */
  readonly pipeline?: string
}

/** What is remembered of a pipeline's last run. */
export interface RunNote {
  /** Of all its steps. */
  readonly keys: readonly string[]
  /** Of the steps whose rows the blocks that were worked on read. */
  readonly inputs: readonly string[]
}

/** Begins the name of a folder inside the cache's own, for work on an entry. */
export const WORK_PREFIX = 'work-'
/** Milliseconds after which unfinished work is nobody's: whoever began it was killed. */
const ABANDONED = 86_400_000
/** Milliseconds after which nobody goes on with what was worked on. */
const FORGOTTEN = 30 * 86_400_000

/** Results under the hash of what they depend on: never changed, only added and removed. */
export class ResultCache {
  readonly #folder: string
  readonly #bytes: number

  readonly #pipeline: string | undefined

  constructor({ folder, bytes, pipeline }: CacheOptions) {
    this.#folder = folder
    this.#bytes = bytes
    this.#pipeline = pipeline
  }

  /** Of the pipeline's last run that was completed; null where it had none. */
  async lastRun(): Promise<RunNote | null> {
    if (this.#pipeline === undefined) return null
    const text = await readFile(this.#run(this.#pipeline), 'utf8').catch(() => null)
    // Written by `noteRun` below, into a folder of the cache's own.
    return text === null ? null : (JSON.parse(text) as RunNote)
  }

  async noteRun(note: RunNote): Promise<void> {
    if (this.#pipeline === undefined) return
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await this.#place(this.#run(this.#pipeline), (path) => writeFile(path, JSON.stringify(note)))
  }

  /** What was noted with an entry; null where there is none. */
  note(key: string): Promise<string | null> {
    return readFile(this.#note(key), 'utf8').catch(() => null)
  }

  /** Puts an entry at `to`, where it stays whatever happens to the cache; its note, or null. */
  async take(key: string, to: string): Promise<string | null> {
    try {
      const note = await readFile(this.#note(key), 'utf8')
      await linkOrCopy(this.#rows(key), to)
      const now = new Date()
      await utimes(this.#rows(key), now, now)
      return note
    } catch {
      // Not there, or evicted between two of these lines: it is computed again.
      return null
    }
  }

  async put(key: string, from: string, note: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await this.#place(this.#rows(key), (path) => linkOrCopy(from, path))
    await this.#place(this.#note(key), (path) => writeFile(path, note))
    await this.#evict()
  }

  async #place(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const temporary = `${path}.${randomBytes(6).toString('hex')}.part`
    try {
      await write(temporary)
      await rename(temporary, path)
      // Renaming a link onto another link of the same file does nothing and leaves both.
      await rm(temporary, { force: true })
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  async #evict(): Promise<void> {
    const entries: { key: string; size: number; usedAt: number }[] = []
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name)
      const found = await stat(path).catch(() => null)
      const isUnfinished = name.endsWith('.part') || name.startsWith(WORK_PREFIX)
      const most = isUnfinished ? ABANDONED : name.endsWith('.run') ? FORGOTTEN : Infinity
      if (found && Date.now() - found.mtimeMs > most)
        await rm(path, { recursive: true, force: true })
      if (!name.endsWith('.parquet')) continue
      const key = name.slice(0, -'.parquet'.length)
      if (found) entries.push({ key, size: found.size, usedAt: found.mtimeMs })
    }
    let total = entries.reduce((sum, { size }) => sum + size, 0)
    for (const { key, size } of entries.toSorted((left, right) => left.usedAt - right.usedAt)) {
      if (total <= this.#bytes) return
      await rm(this.#note(key), { force: true })
      await rm(this.#rows(key), { force: true })
      total -= size
    }
  }

  #rows(key: string): string {
    return join(this.#folder, `${key}.parquet`)
  }

  /** Under a hash: a name from outside is no file name. */
  #run(pipeline: string): string {
    const name = createHash('sha256').update(pipeline).digest('hex')
    return join(this.#folder, `${name}.run`)
  }

  #note(key: string): string {
    return join(this.#folder, `${key}.json`)
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  // Another disk, or one without links.
  await link(from, to).catch(() => copyFile(from, to))
}
