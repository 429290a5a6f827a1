import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { Failure, type Upload } from '@plainflow/contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queries, WithStore } from '../../store/open-store.ts'
import { uploads } from '../../store/schema.ts'
import { SOURCE, type WithDatasetFiles } from '../dataset-files.ts'
import type { ReadingState } from '../reading-state.ts'
import { ByteWatch } from './byte-watch.ts'
import { receiveFile } from './receive-file.ts'

export type UploadRow = typeof uploads.$inferSelect

const MOST_OPEN = 50
/** Reasons that nobody has put away; they hold no file, and the oldest go first. */
const MOST_REASONS = 20

interface Writer {
  readonly controller: AbortController
  readonly ended: Promise<void>
}

/**
 * Uploads in parts. How far one has come is the size of its file: after a lost connection or a killed
 * server the sender asks for it and goes on from there.
 */
export class UploadSessions {
  readonly #services: WithStore & WithDatasetFiles
  readonly #writers = new Map<string, Writer>()
  readonly #watches = new Map<string, ByteWatch>()
  readonly #readings = new Map<string, ReadingState>()

  constructor(services: WithStore & WithDatasetFiles) {
    this.#services = services
  }

  /** Adds bytes at `offset`, which has to be where the file ends. */
  async append(row: UploadRow, offset: number, content: Readable): Promise<void> {
    // A sender that is back may be ahead of the news that its old connection is dead.
    const earlier = this.#writers.get(row.id)
    earlier?.controller.abort()
    await earlier?.ended
    const controller = new AbortController()
    const work = this.#write(row, offset, content, controller.signal)
    const writer = { controller, ended: work.catch(() => {}) }
    this.#writers.set(row.id, writer)
    try {
      await work
    } finally {
      if (this.#writers.get(row.id) === writer) this.#writers.delete(row.id)
    }
  }

  /** The checksum of what arrived, all of which must be there. */
  async finish(row: UploadRow): Promise<string> {
    const watch = await this.#watchOf(row)
    if (watch.bytes !== row.size) throw wrongOffset(watch.bytes)
    // No part is ever sent of an empty file: it is made here, for the reader to say what is wrong.
    if (row.size === 0) await writeFile(this.#pathOf(row), '', { mode: 0o600 })
    return watch.checksum()
  }

  async remove(row: UploadRow): Promise<void> {
    const { store, datasetFiles } = this.#services
    await this.#stop(row)
    await store.db.delete(uploads).where(eq(uploads.id, row.id))
    if (row.datasetId === null) await datasetFiles.remove(row.id)
  }

  /** It cannot be read: its file goes, the reason stays for whoever asks, even after a reload. */
  async refuse(row: UploadRow, reason: string): Promise<void> {
    const { store, datasetFiles } = this.#services
    await this.#stop(row)
    await store.db.update(uploads).set({ error: reason }).where(eq(uploads.id, row.id))
    await datasetFiles.remove(row.id)
    const reasons = and(eq(uploads.userId, row.userId), isNotNull(uploads.error))
    const newest = store.db
      .select({ id: uploads.id })
      .from(uploads)
      .where(reasons)
      .orderBy(desc(uploads.createdAt))
      .limit(MOST_REASONS)
    await store.db.delete(uploads).where(and(reasons, notInArray(uploads.id, newest)))
  }

  async #stop({ id }: UploadRow): Promise<void> {
    const writer = this.#writers.get(id)
    writer?.controller.abort()
    await writer?.ended
    this.#watches.delete(id)
  }

  /** Before datasets go: what is on its way to take their place goes too, with its files. */
  async removeReplacing(datasetIds: readonly string[]): Promise<void> {
    if (datasetIds.length > 0) await this.#removeAll(inArray(uploads.replaces, [...datasetIds]))
  }

  /** Before a project goes. */
  async removeInto(projectId: string): Promise<void> {
    await this.#removeAll(eq(uploads.projectId, projectId))
  }

  /** Before an account goes. */
  async removeOf(userId: string): Promise<void> {
    await this.#removeAll(eq(uploads.userId, userId))
  }

  async removeExpired(): Promise<void> {
    await this.#removeAll(lt(uploads.expiresAt, sql`now()`))
  }

  async describe(row: UploadRow): Promise<Upload> {
    const { id, filename, size, projectId, replaces } = row
    const offset = row.datasetId === null ? await this.#services.datasetFiles.received(id) : size
    return {
      id,
      filename,
      size,
      offset: offset ?? 0,
      projectId,
      replaces,
      reading: this.#readings.get(id) ?? null,
      error: row.error,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    }
  }

  /** All of it is there and being read. */
  noteReading(id: string, { share, bytes, rows }: ReadingState): void {
    this.#readings.set(id, { share, bytes, rows })
  }

  forget(id: string): void {
    this.#watches.delete(id)
    this.#readings.delete(id)
  }

  async #removeAll(which: SQL): Promise<void> {
    const rows = await this.#services.store.db.select().from(uploads).where(which)
    for (const row of rows) await this.remove(row)
  }

  async #write(
    row: UploadRow,
    offset: number,
    content: Readable,
    signal: AbortSignal,
  ): Promise<void> {
    const watch = await this.#watchOf(row)
    if (offset !== watch.bytes) throw wrongOffset(watch.bytes)
    const tooLarge = new Failure(
      'too_large',
      `More bytes arrived than the ${row.size} that were announced.`,
    )
    try {
      await receiveFile(detached(content), this.#pathOf(row), {
        watch,
        most: row.size,
        tooLarge,
        append: true,
        signal,
      })
    } catch (error) {
      // It may have seen bytes that never reached the disk.
      this.#watches.delete(row.id)
      if (signal.aborted) throw new Failure('conflict', 'The upload goes on in another request.')
      throw error
    }
  }

  #pathOf({ id }: UploadRow): string {
    return join(this.#services.datasetFiles.incoming(id), SOURCE)
  }

  /** What is known of the bytes that arrived; found out again after a failure or a restart. */
  async #watchOf(row: UploadRow): Promise<ByteWatch> {
    const { datasetFiles } = this.#services
    const received = await datasetFiles.received(row.id)
    if (received === null) throw new Failure('not_found', 'There is no such upload.')
    const known = this.#watches.get(row.id)
    if (known?.bytes === received) return known
    const watch = new ByteWatch(row.filename)
    if (received > 0)
      for await (const chunk of createReadStream(this.#pathOf(row))) watch.take(chunk as Buffer) // no encoding is set on the stream
    this.#watches.set(row.id, watch)
    return watch
  }
}

/**
 * The bytes of a request without the request: a pipeline that fails destroys what it reads from, and
 * with a request the connection on which the reason is to be told.
 */
function detached(content: Readable): Readable {
  const bytes = new PassThrough()
  const lost = () => bytes.destroy(new Failure('unavailable', 'The connection was lost.'))
  content.once('error', lost)
  content.once('close', () => !content.readableEnded && lost())
  // A sender who left while the bytes before were looked at is told of no more.
  if (content.destroyed && !content.readableEnded) lost()
  return content.pipe(bytes)
}

function wrongOffset(offset: number): Failure {
  return new Failure('conflict', `The upload goes on from byte ${offset}.`, { offset })
}

/** Every way to an upload goes through its owner; somebody else's does not exist. */
export async function ownUpload(db: Queries, userId: string, id: string): Promise<UploadRow> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
  if (!found) throw new Failure('not_found', 'There is no such upload.')
  return found
}

/** Those that are no dataset yet, or never will be. */
export function openUploads(db: Queries, userId: string): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.datasetId)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
}

export async function refuseManyUploads(db: Queries, userId: string): Promise<void> {
  const [open] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.datasetId), isNull(uploads.error)))
  if ((open?.count ?? 0) >= MOST_OPEN)
    throw new Failure('rate_limited', `${MOST_OPEN} uploads are open already.`)
}

export interface WithUploadSessions {
  readonly uploadSessions: UploadSessions
}
