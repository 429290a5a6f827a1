import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '@plainflow/contract'
import type { Borrowed, FileStore } from '../files/file-store.ts'
import { filesFolder } from '../files/files-folder.ts'

/** What one may take; a page of a thousand rows and a large model stay far below. */
export const MOST_ARTIFACT_BYTES = 100_000_000

const ARTIFACTS = 'artifacts'
const CONTENT = 'content'

/**
 * Where artifacts lie: a folder for each, named by its id; what it is called is a label in the database. The
 * folder is there before the row, so that no row ever lacks its bytes; what has no row is swept.
 */
export class ArtifactFiles {
  readonly #root: string
  readonly #store: FileStore
  /** Whose rows may not be there yet. */
  readonly #held = new Set<string>()

  constructor(dataFolder: string, store: FileStore) {
    this.#root = join(filesFolder({ dataFolder }), ARTIFACTS)
    this.#store = store
  }

  stream(id: string) {
    return this.#store.stream(contentOf(id))
  }

  borrow(id: string): Promise<Borrowed> {
    return this.#store.borrow(contentOf(id))
  }

  /** Moves in a file that is whole. It is held until `release`, so that no sweep takes it. */
  async take(file: string): Promise<{ id: string; bytes: number }> {
    const { size: bytes } = await stat(file)
    if (bytes > MOST_ARTIFACT_BYTES)
      throw new Failure(
        'too_large',
        `It is larger than the ${MOST_ARTIFACT_BYTES / 1e6} MB it may have.`,
      )
    const id = randomUUID()
    this.#held.add(id)
    await mkdir(join(this.#root, id), { recursive: true, mode: 0o700 })
    await rename(file, join(this.#root, id, CONTENT))
    // A row must not outlive a power cut that its file does not.
    for (const folder of [join(this.#root, id), this.#root]) await sync(folder)
    try {
      await this.#store.put(`${ARTIFACTS}/${id}`)
    } catch (error) {
      await this.remove(id)
      throw error
    }
    return { id, bytes }
  }

  /** Its row is there, or it is removed. */
  release(id: string): void {
    this.#held.delete(id)
  }

  async remove(id: string): Promise<void> {
    this.release(id)
    await this.#store.remove(`${ARTIFACTS}/${id}`)
  }

  /** Removes what no row refers to: of a run that was cut short, or of a pipeline that was deleted. */
  async sweep(readKnown: () => Promise<ReadonlySet<string>>): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 })
    await this.#store.sweep(ARTIFACTS, {
      isHeld: (path) => this.#held.has(idOf(path)),
      readKnown: async () => {
        const known = await readKnown()
        return (path) => known.has(idOf(path))
      },
    })
    // Before the rows are read: what comes in meanwhile is not in the list, what is about to is held.
    const found = (await readdir(this.#root)).filter((id) => !this.#held.has(id))
    const known = await readKnown()
    for (const id of found) if (!known.has(id)) await this.remove(id)
  }
}

function contentOf(id: string): string {
  return `${ARTIFACTS}/${id}/${CONTENT}`
}

function idOf(path: string): string {
  return path.split('/')[1] ?? ''
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export interface WithArtifactFiles {
  readonly artifactFiles: ArtifactFiles
}
