import type { Readable } from 'node:stream'

/**
 * Where the server's files are kept. Whatever makes one makes it in the data folder, at its path beneath
 * `files`; there every file is whole that has its final name. Kept elsewhere, what lies in the data folder
 * are copies, which come and go.
 *
 * A path is made of ids and names of our own: `datasets/<id>/source`. What is kept under one never changes.
 */
export interface FileStore {
  /** What lies there in the data folder, a file or a folder of them, is kept: whole or not at all. */
  put(path: string): Promise<void>
  /** Undoes `put`; what lies in the data folder stays there. */
  withdraw(path: string): Promise<void>
  /** A file on this machine, to be read only, until it is given back. Fails as `stat` does where none is. */
  borrow(path: string): Promise<Borrowed>
  /** Its bytes, for who reads them once. */
  stream(path: string): Promise<{ readonly bytes: number; readonly content: Readable }>
  /** A file, or a folder and all in it; also where there is none. */
  remove(path: string): Promise<void>
  /** Everything beneath a folder. */
  list(folder: string): AsyncIterable<StoredFile>
  /**
   * Before the data folder is swept: removes from elsewhere what is not known, but for what is held, or what
   * another server may be about to make known.
   */
  sweep(folder: string, sweeping: Sweeping): Promise<void>
  /** Once the data folder was swept: all that is left in these folders is kept as well, and may make room. */
  takeStock(folders: readonly string[]): Promise<void>
  close(): void
}

export interface Borrowed {
  readonly path: string
  giveBack(): void
}

export interface Sweeping {
  /** Rows are there before their files are: what is not known is about to become so nowhere. */
  readonly isRowFirst?: boolean
  /** Asked while files are listed: whether one is about to become known. */
  isHeld?(path: string): boolean
  /** Asked afterwards, so that nothing is in the list whose row came later. */
  readKnown(): Promise<(path: string) => boolean>
}

export interface StoredFile {
  readonly path: string
  readonly bytes: number
}

export interface WithFileStore {
  readonly fileStore: FileStore
}
