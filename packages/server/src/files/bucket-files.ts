import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Bucket, BucketFailed, ObjectMissing } from '@plainflow/engine/bucket'
import type { WithLog } from '../log.ts'
import type { Borrowed, FileStore, StoredFile, Sweeping } from './file-store.ts'
import { FilesUnreachable } from '../files-unreachable.ts'
import { filesBeneath, FolderFiles } from './folder-files.ts'
import { LocalCopies } from './local-copies.ts'

export interface BucketFilesOptions extends WithLog {
  readonly bucket: Bucket
  /** Of every key; nothing, or ends in a slash. */
  readonly prefix: string
  /** In the data folder, where files are made and copies lie. */
  readonly root: string
  readonly mostCopies: number
}

/** Longer than anybody takes from the last byte of a file to the row that names it. */
const UNDERWAY_MS = 24 * 3_600_000
const AT_ONCE = 4

/** Kept in a bucket; the data folder holds copies of what was made or read here lately. */
export class BucketFiles implements FileStore {
  readonly #options: BucketFilesOptions
  readonly #copies: LocalCopies
  /** Wanted by several at once, fetched once. */
  readonly #fetching = new Map<string, Promise<void>>()

  constructor(options: BucketFilesOptions) {
    this.#options = options
    this.#copies = new LocalCopies(options.root, options.mostCopies)
  }

  async put(path: string): Promise<void> {
    const files: StoredFile[] = []
    const { root } = this.#options
    const held = await stat(join(root, path))
    if (held.isFile()) files.push({ path, bytes: held.size })
    else for await (const file of filesBeneath(root, path)) files.push(file)
    await this.#told(() => eachAtOnce(files, (file) => this.#putOne(file)))
  }

  async withdraw(path: string): Promise<void> {
    this.#copies.forget(path)
    const { bucket, prefix } = this.#options
    await this.#told(async () => {
      // What was being sent when something else went wrong.
      for (const upload of await bucket.unfinished(prefix + path))
        if (isWithin(upload.key, prefix + path)) await bucket.abort(upload)
      const found: string[] = []
      for await (const { key } of bucket.list(prefix + path))
        if (isWithin(key, prefix + path)) found.push(key)
      await eachAtOnce(found, (key) => bucket.remove(key))
    })
  }

  async borrow(path: string): Promise<Borrowed> {
    for (;;) {
      const borrowed = this.#copies.borrow(path)
      if (borrowed) {
        if (existsSync(borrowed.path)) return borrowed
        // Somebody tidied up the data folder.
        this.#copies.forget(path)
      }
      const fetching = this.#fetching.get(path) ?? this.#begin(path)
      await fetching
    }
  }

  async stream(path: string) {
    const { bucket, prefix, root } = this.#options
    // A copy that goes meanwhile is read all the same: it is open.
    if (this.#copies.has(path) && existsSync(join(root, path)))
      return new FolderFiles(root).stream(path)
    return this.#told(() => bucket.get(prefix + path))
  }

  /** Here last of all: what lies in the data folder tells the next start what may be left over elsewhere. */
  async remove(path: string): Promise<void> {
    try {
      await this.withdraw(path)
    } catch (error) {
      // Its row is gone: whoever removed that can do no more, and the next start does.
      if (error instanceof FilesUnreachable) return
      throw error
    }
    await rm(join(this.#options.root, path), { recursive: true, force: true, maxRetries: 3 })
  }

  async *list(folder: string): AsyncGenerator<StoredFile> {
    const { bucket, prefix } = this.#options
    const within = folder === '' ? '' : `${folder}/`
    try {
      for await (const { key, size } of bucket.list(prefix + within))
        yield { path: key.slice(prefix.length), bytes: size }
    } catch (error) {
      throw this.#inWords(error)
    }
  }

  async sweep(folder: string, sweeping: Sweeping): Promise<void> {
    const { isRowFirst = false, isHeld, readKnown } = sweeping
    const { bucket, prefix, root, log } = this.#options
    const before = Date.now() - UNDERWAY_MS
    /** Nobody else makes a file of this name; what another server made it may be about to store the row of. */
    const mayGo = (path: string, at: Date) =>
      !isHeld?.(path) && (isRowFirst || existsSync(join(root, path)) || !(at.getTime() >= before))
    await this.#told(async () => {
      const within = `${prefix}${folder}/`
      const found: string[] = []
      for await (const { key, changedAt } of bucket.list(within)) {
        const path = key.slice(prefix.length)
        if (mayGo(path, changedAt)) found.push(path)
      }
      const begun = (await bucket.unfinished(within)).filter(({ key, begunAt }) =>
        mayGo(key.slice(prefix.length), begunAt),
      )
      const isKnown = await readKnown()
      const gone = found.filter((path) => !isKnown(path))
      for (const upload of begun)
        if (!isKnown(upload.key.slice(prefix.length))) await bucket.abort(upload)
      await eachAtOnce(gone, (path) => bucket.remove(prefix + path))
      if (gone.length > 0) log.info({ removed: gone.length, folder }, 'Files without a row went')
    })
  }

  async takeStock(folders: readonly string[]): Promise<void> {
    const { root } = this.#options
    await rm(join(root, FETCHING), { recursive: true, force: true, maxRetries: 3 })
    for (const folder of folders)
      for await (const { path, bytes } of filesBeneath(root, folder))
        await this.#copies.add(path, bytes)
  }

  close(): void {
    this.#options.bucket.close()
  }

  async #putOne({ path, bytes }: StoredFile): Promise<void> {
    const { bucket, prefix, root } = this.#options
    await bucket.put(prefix + path, createReadStream(join(root, path)))
    await this.#copies.add(path, bytes)
  }

  #begin(path: string): Promise<void> {
    const fetching = this.#told(() => this.#fetch(path)).finally(() => this.#fetching.delete(path))
    this.#fetching.set(path, fetching)
    return fetching
  }

  /** Under another name until it is whole. */
  async #fetch(path: string): Promise<void> {
    const { bucket, prefix, root } = this.#options
    const { bytes, content } = await bucket.get(prefix + path)
    const [part, place] = [join(root, FETCHING, randomUUID()), join(root, path)]
    try {
      await mkdir(join(root, FETCHING), { recursive: true, mode: 0o700 })
      await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }))
      const { size } = await stat(part)
      if (size !== bytes)
        throw new BucketFailed(`"${path}" broke off after ${size} of ${bytes} bytes.`, true)
      await moveIn(part, place)
      await this.#copies.add(path, bytes)
    } finally {
      await rm(part, { force: true })
    }
  }

  async #told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw this.#inWords(error)
    }
  }

  /** What a bucket says is for the operator; whoever asked for a file hears that it cannot be had now. */
  #inWords(error: unknown): unknown {
    if (error instanceof ObjectMissing)
      return Object.assign(new Error(error.message), { code: 'ENOENT' })
    const isTrouble = error instanceof BucketFailed || isBrokenOff(error)
    if (!isTrouble) return error
    this.#options.log.warn({ err: error }, 'The bucket of the files did not do what it was asked')
    return new FilesUnreachable((error as Error).message, { cause: error }) // either is one
  }
}

/** Beneath the root: what is on its way here, or was when the server was killed. */
export const FETCHING = 'fetching'

/** Whoever makes room takes away the folder that is empty, perhaps between the two steps. */
async function moveIn(part: string, place: string): Promise<void> {
  const move = async () => {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    await rename(part, place)
  }
  await move().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return move()
  })
}

function isWithin(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}/`)
}

/** In the middle of a body. */
function isBrokenOff(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(ECONN|ERR_STREAM_PREM)/.test(String(error.code))
  )
}

async function eachAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const takeTurns = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, takeTurns))
}
