import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Borrowed, FileStore } from '../files/file-store.ts'
import { FilesUnreachable } from '../files-unreachable.ts'
import { filesFolder } from '../files/files-folder.ts'

/** What an upload is called in its folder. */
export const SOURCE = 'source'

/** Names in a dataset's folder that its row counts on. */
export type KnownFiles = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Where datasets lie: folders named by us; what users call their files is a label in the database. They are made
 * in the data folder; whoever reads one borrows it, as it may be kept elsewhere.
 */
export class DatasetFiles {
  readonly #root: string
  readonly #incoming: string
  readonly #store: FileStore

  constructor(dataFolder: string, store: FileStore) {
    this.#root = join(filesFolder({ dataFolder }), DATASETS)
    this.#incoming = join(filesFolder({ dataFolder }), 'incoming')
    this.#store = store
  }

  /** What all datasets lie in. */
  get root(): string {
    return this.#root
  }

  /**
   * At start, before anybody is served: removes whatever no row counts on. An upload in parts that was
   * about to become a dataset is put back, to be completed again.
   */
  async sweep(known: KnownFiles, uploads: ReadonlySet<string>): Promise<void> {
    for (const folder of [this.#root, this.#incoming])
      await mkdir(folder, { recursive: true, mode: 0o700 })
    await this.#store.sweep(DATASETS, {
      readKnown: async () => (path) => {
        const [, id = '', name = ''] = path.split('/')
        return known.get(id)?.has(name) ?? false
      },
    })
    for (const id of await readdir(this.#root)) {
      const names = known.get(id)
      if (names) await keepOnly(join(this.#root, id), names)
      else if (uploads.has(id)) await rename(join(this.#root, id), join(this.#incoming, id))
      else await this.remove(id)
    }
    for (const id of await readdir(this.#incoming)) {
      if (uploads.has(id)) await keepOnly(join(this.#incoming, id), new Set([SOURCE]))
      else await this.remove(id)
    }
  }

  /** A folder for an upload that is not whole yet. */
  async receive(id: string = randomUUID()): Promise<{ id: string; folder: string }> {
    const folder = this.incoming(id)
    await mkdir(folder, { mode: 0o700 })
    return { id, folder }
  }

  incoming(id: string): string {
    return join(this.#incoming, id)
  }

  folder(id: string): string {
    return join(this.#root, id)
  }

  /** The same, where files can be made: of what is kept elsewhere nothing need lie here yet. */
  async openFolder(id: string): Promise<string> {
    await mkdir(this.folder(id), { recursive: true, mode: 0o700 })
    return this.folder(id)
  }

  /** Where a file is made. */
  path(id: string, name: string): string {
    return join(this.#root, id, name)
  }

  borrow(id: string, name: string): Promise<Borrowed> {
    return this.#store.borrow(keyOf(id, name))
  }

  stream(id: string, name: string) {
    return this.#store.stream(keyOf(id, name))
  }

  /** What arrived becomes the folder of a dataset. */
  async keep(id: string): Promise<void> {
    await rename(this.incoming(id), this.folder(id))
    try {
      await this.#store.put(keyOf(id))
    } catch (error) {
      await this.giveBack(id)
      throw error
    }
  }

  /** Files that were made in the folder of a dataset are kept, before its row says so. */
  async add(id: string, names: readonly (string | null)[]): Promise<void> {
    for (const name of names) if (name !== null) await this.#store.put(keyOf(id, name))
  }

  /** It did not become one after all. */
  async giveBack(id: string): Promise<void> {
    // What cannot be reached now goes with the next start: no row knows it.
    await this.#store.withdraw(keyOf(id)).catch(unlessUnreachable)
    await rename(this.folder(id), this.incoming(id))
  }

  /**
   * Gives a file of an upload to a dataset that is there already. It has both names until the upload
   * is removed, so that a kill in between loses neither.
   */
  async lend(uploadId: string, name: string, datasetId: string, newName: string): Promise<void> {
    await this.openFolder(datasetId)
    await link(join(this.incoming(uploadId), name), this.path(datasetId, newName))
    await this.add(datasetId, [newName])
  }

  async remove(id: string): Promise<void> {
    await rm(this.incoming(id), { recursive: true, force: true, maxRetries: 3 })
    await this.#store.remove(keyOf(id))
  }

  async removeFile(id: string, name: string): Promise<void> {
    await this.#store.remove(keyOf(id, name))
    // Of a dataset that went meanwhile nothing is left there.
    await rmdir(this.folder(id)).catch(() => {})
  }

  /** How much of an upload has arrived; null where there is no such folder. */
  async received(id: string): Promise<number | null> {
    const file = await stat(join(this.incoming(id), SOURCE)).catch(() => null)
    if (file) return file.size
    return (await stat(this.incoming(id)).catch(() => null)) ? 0 : null
  }
}

const DATASETS = 'datasets'

function keyOf(id: string, ...name: string[]): string {
  return [DATASETS, id, ...name].join('/')
}

function unlessUnreachable(error: unknown): void {
  if (!(error instanceof FilesUnreachable)) throw error
}

async function keepOnly(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder))
    if (!names.has(name)) await rm(join(folder, name), { recursive: true, force: true })
}

export interface WithDatasetFiles {
  readonly datasetFiles: DatasetFiles
}
