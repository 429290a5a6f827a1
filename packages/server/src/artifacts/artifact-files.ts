import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '@plainflow/contract'

/** What one may take; a page of a thousand rows and a large model stay far below. */
export const MOST_ARTIFACT_BYTES = 100_000_000

const CONTENT = 'content'

/**
 * Where artifacts lie: a folder for each, named by its id; what it is called is a label in the database. The
 * folder is there before the row, so that no row ever lacks its bytes; what has no row is swept.
 */
export class ArtifactFiles {
  readonly #root: string
  /** Whose rows may not be there yet. */
  readonly #held = new Set<string>()

  constructor(dataFolder: string) {
    this.#root = join(dataFolder, 'files', 'artifacts')
  }

  path(id: string): string {
    return join(this.#root, id, CONTENT)
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
    await rename(file, this.path(id))
    // A row must not outlive a power cut that its file does not.
    for (const folder of [join(this.#root, id), this.#root]) await sync(folder)
    return { id, bytes }
  }

  /** Its row is there, or it is removed. */
  release(id: string): void {
    this.#held.delete(id)
  }

  async remove(id: string): Promise<void> {
    this.release(id)
    await rm(join(this.#root, id), { recursive: true, force: true, maxRetries: 3 })
  }

  /** Removes what no row refers to: of a run that was cut short, or of a pipeline that was deleted. */
  async sweep(readKnown: () => Promise<ReadonlySet<string>>): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 })
    // Before the rows are read: what comes in meanwhile is not in the list, what is about to is held.
    const found = (await readdir(this.#root)).filter((id) => !this.#held.has(id))
    const known = await readKnown()
    for (const id of found) if (!known.has(id)) await this.remove(id)
  }
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
