import { rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Borrowed } from './file-store.ts'

interface Copy {
  bytes: number
  usedAt: number
  borrowers: number
}

/** Copies in the data folder of what is kept elsewhere: so many bytes of them, and those that are borrowed. */
export class LocalCopies {
  readonly #root: string
  readonly #most: number
  readonly #copies = new Map<string, Copy>()
  #bytes = 0
  #clock = 0

  constructor(root: string, most: number) {
    this.#root = root
    this.#most = most
  }

  /** It lies there whole, and elsewhere too. What was not used for longest makes room for it. */
  async add(path: string, bytes: number): Promise<void> {
    // Who has borrowed it goes on to have it, and gives back to the entry that counts them.
    const lent = this.#copies.get(path)
    this.forget(path)
    const borrowers = lent?.borrowers ?? 0
    const copy = Object.assign(lent ?? {}, { bytes, borrowers, usedAt: (this.#clock += 1) })
    this.#copies.set(path, copy)
    this.#bytes += bytes
    await this.#makeRoom()
  }

  has(path: string): boolean {
    return this.#copies.has(path)
  }

  /** Null where no copy is there. */
  borrow(path: string): Borrowed | null {
    const copy = this.#copies.get(path)
    if (!copy) return null
    copy.usedAt = this.#clock += 1
    copy.borrowers += 1
    let isBack = false
    return {
      path: join(this.#root, path),
      giveBack: () => {
        if (isBack) return
        isBack = true
        copy.borrowers -= 1
      },
    }
  }

  /** A file, or all in a folder: it is removed, or counts as what is only here. */
  forget(path: string): void {
    for (const [each, { bytes }] of this.#copies)
      if (each === path || each.startsWith(`${path}/`)) {
        this.#copies.delete(each)
        this.#bytes -= bytes
      }
  }

  async #makeRoom(): Promise<void> {
    if (this.#bytes <= this.#most) return
    const oldest = [...this.#copies].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    // The newest is about to be used: it stays, however large it is.
    for (const [path, copy] of oldest.slice(0, -1)) {
      if (this.#bytes <= this.#most) return
      // Meanwhile it may have gone, come anew, or been lent.
      if (this.#copies.get(path) !== copy || copy.borrowers > 0) continue
      this.forget(path)
      await rm(join(this.#root, path), { force: true })
      // Its folder where it was the last in there.
      await rmdir(dirname(join(this.#root, path))).catch(() => {})
    }
  }
}
