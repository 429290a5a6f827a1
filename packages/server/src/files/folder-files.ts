import { open, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Borrowed, FileStore, StoredFile } from './file-store.ts'

/** Kept where they are made: in the data folder. */
export class FolderFiles implements FileStore {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async put(): Promise<void> {}

  async withdraw(): Promise<void> {}

  async borrow(path: string): Promise<Borrowed> {
    return { path: join(this.#root, path), giveBack: () => {} }
  }

  async stream(path: string) {
    // Open before anybody reads: what goes meanwhile is read all the same, and what is gone is told here.
    const handle = await open(join(this.#root, path))
    const { size: bytes } = await handle.stat()
    return { bytes, content: handle.createReadStream() }
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.#root, path), { recursive: true, force: true, maxRetries: 3 })
  }

  list(folder: string): AsyncIterable<StoredFile> {
    return filesBeneath(this.#root, folder)
  }

  async sweep(): Promise<void> {}

  async takeStock(): Promise<void> {}

  close(): void {}
}

/** The files of a folder and of those in it, by their paths beneath `root`; none where there is no such folder. */
export async function* filesBeneath(root: string, folder: string): AsyncGenerator<StoredFile> {
  const place = join(root, folder)
  const found = await readdir(place, { recursive: true, withFileTypes: true }).catch(noneIfGone)
  for (const entry of found) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // It may go while others are looked at.
    const held = await stat(path).catch(() => null)
    if (held) yield { path: relative(root, path), bytes: held.size }
  }
}

function noneIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
