import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What an upload is called in its folder. */
export const SOURCE = 'source'

/** Names in a dataset's folder that its row counts on. */
export type KnownFiles = ReadonlyMap<string, ReadonlySet<string>>

/** Where datasets lie: folders named by us; what users call their files is a label in the database. */
export class DatasetFiles {
  readonly #root: string
  readonly #incoming: string

  constructor(dataFolder: string) {
    this.#root = join(dataFolder, 'files', 'datasets')
    this.#incoming = join(dataFolder, 'files', 'incoming')
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

  path(id: string, name: string): string {
    return join(this.#root, id, name)
  }

  /** What arrived becomes the folder of a dataset. */
  async keep(id: string): Promise<void> {
    await rename(this.incoming(id), this.folder(id))
  }

  /** It did not become one after all. */
  async giveBack(id: string): Promise<void> {
    await rename(this.folder(id), this.incoming(id))
  }

  /**
   * Gives a file of an upload to a dataset that is there already. It has both names until the upload
   * is removed, so that a kill in between loses neither.
   */
  async lend(uploadId: string, name: string, datasetId: string, newName: string): Promise<void> {
    await link(join(this.incoming(uploadId), name), this.path(datasetId, newName))
  }

  async remove(id: string): Promise<void> {
    for (const root of [this.#incoming, this.#root])
      await rm(join(root, id), { recursive: true, force: true, maxRetries: 3 })
  }

  async removeFile(id: string, name: string): Promise<void> {
    await rm(this.path(id, name), { force: true })
  }

  /** How much of an upload has arrived; null where there is no such folder. */
  async received(id: string): Promise<number | null> {
    const file = await stat(join(this.incoming(id), SOURCE)).catch(() => null)
    if (file) return file.size
    return (await stat(this.incoming(id)).catch(() => null)) ? 0 : null
  }
}

async function keepOnly(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder))
    if (!names.has(name)) await rm(join(folder, name), { recursive: true, force: true })
}

export interface WithDatasetFiles {
  readonly datasetFiles: DatasetFiles
}
