import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where datasets lie: folders named by us; what users call their files is a label in the database. */
export class DatasetFiles {
  readonly #root: string
  readonly #incoming: string

  constructor(dataFolder: string) {
    this.#root = join(dataFolder, 'files', 'datasets')
    this.#incoming = join(dataFolder, 'files', 'incoming')
  }

  /** Removes what unfinished uploads left, and files whose row was never written or is gone. */
  async sweep(known: ReadonlySet<string>): Promise<void> {
    await rm(this.#incoming, { recursive: true, force: true })
    await mkdir(this.#incoming, { recursive: true, mode: 0o700 })
    await mkdir(this.#root, { recursive: true, mode: 0o700 })
    for (const id of await readdir(this.#root)) if (!known.has(id)) await this.remove(id)
  }

  /** A folder for an upload that is not whole yet. */
  async receive(): Promise<{ id: string; folder: string }> {
    const id = randomUUID()
    const folder = join(this.#incoming, id)
    await mkdir(folder, { mode: 0o700 })
    return { id, folder }
  }

  async keep(id: string): Promise<void> {
    await rename(join(this.#incoming, id), join(this.#root, id))
  }

  async remove(id: string): Promise<void> {
    for (const root of [this.#incoming, this.#root])
      await rm(join(root, id), { recursive: true, force: true })
  }

  parquet(id: string): string {
    return join(this.#root, id, 'data.parquet')
  }

  exists(id: string): boolean {
    return existsSync(this.parquet(id))
  }
}
