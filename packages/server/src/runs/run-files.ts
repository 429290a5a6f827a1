import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Where runs leave their results: a folder for each attempt, under a temporary name until it is
 * whole. The run's row says which attempt counts.
 */
export class RunFiles {
  readonly #root: string

  constructor(dataFolder: string) {
    this.#root = join(dataFolder, 'files', 'runs')
  }

  /** Removes what nobody refers to: deleted runs and attempts that were never finished. */
  async sweep(
    readKnown: () => Promise<ReadonlyMap<string, number>>,
    isBusy: (id: string) => boolean,
  ): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 })
    // Listed before the rows are read: a run that begins meanwhile is not in the list.
    const found: { id: string; attempts: string[] }[] = []
    for (const id of await readdir(this.#root))
      found.push({ id, attempts: await readdir(join(this.#root, id)) })
    const known = await readKnown()
    for (const { id, attempts } of found) {
      if (isBusy(id)) continue
      const counts = known.get(id)
      const gone = counts === undefined ? [''] : attempts.filter((name) => name !== String(counts))
      for (const name of gone)
        await rm(join(this.#root, id, name), { recursive: true, force: true })
    }
  }

  async begin(id: string, token: number): Promise<string> {
    const folder = this.#unfinished(id, token)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return folder
  }

  async keep(id: string, token: number): Promise<void> {
    await rename(this.#unfinished(id, token), this.folder(id, token))
  }

  async discard(id: string, token: number): Promise<void> {
    for (const folder of [this.#unfinished(id, token), this.folder(id, token)])
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }

  folder(id: string, token: number): string {
    return join(this.#root, id, String(token))
  }

  #unfinished(id: string, token: number): string {
    return join(this.#root, id, `${token}.unfinished`)
  }
}
