import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Borrowed, FileStore } from '../files/file-store.ts'
import { filesFolder } from '../files/files-folder.ts'

/**
 * Where runs leave their results: a folder for each attempt, under a temporary name until it is
 * whole. The run's row says which attempt counts.
 */
export class RunFiles {
  readonly #root: string
  readonly #store: FileStore

  constructor(dataFolder: string, store: FileStore) {
    this.#root = join(filesFolder({ dataFolder }), RUNS)
    this.#store = store
  }

  /** Removes what nobody refers to: deleted runs and attempts that were never finished. */
  async sweep(
    readKnown: () => Promise<ReadonlyMap<string, number>>,
    isBusy: (id: string) => boolean,
  ): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 })
    await this.#store.sweep(RUNS, {
      isRowFirst: true,
      readKnown: async () => {
        const known = await readKnown()
        return (path) => {
          const [, id = '', attempt] = path.split('/')
          return isBusy(id) || String(known.get(id)) === attempt
        }
      },
    })
    // Listed before the rows are read: a run that begins meanwhile is not in the list.
    const found: { id: string; attempts: string[] }[] = []
    for (const id of await readdir(this.#root))
      found.push({ id, attempts: await attemptsIn(join(this.#root, id)) })
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

  /** All of the attempt, or nothing of it. */
  async keep(id: string, token: number): Promise<void> {
    await rename(this.#unfinished(id, token), join(this.#root, id, String(token)))
    await this.#store.put(keyOf(id, token))
  }

  async discard(id: string, token: number): Promise<void> {
    await rm(this.#unfinished(id, token), { recursive: true, force: true, maxRetries: 3 })
    await this.#store.remove(keyOf(id, token))
  }

  borrow(id: string, token: number, file: string): Promise<Borrowed> {
    return this.#store.borrow(`${keyOf(id, token)}/${file}`)
  }

  stream(id: string, token: number, file: string) {
    return this.#store.stream(`${keyOf(id, token)}/${file}`)
  }

  #unfinished(id: string, token: number): string {
    return join(this.#root, id, `${token}.unfinished`)
  }
}

const RUNS = 'runs'

/** One that is gone meanwhile, whoever took it away, holds up no other. */
async function attemptsIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

function keyOf(id: string, token: number): string {
  return `${RUNS}/${id}/${token}`
}
