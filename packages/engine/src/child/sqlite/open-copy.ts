import { constants } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database as SqliteDatabase } from 'node-sqlite3-wasm'

/** Where the header says how the file is written and read: 2 is by a write-ahead log, 1 without. */
const WRITE_VERSION = 18
const BY_LOG = 2
const ENCODING = 56
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be']
const HEADER = 100

export interface OpenedCopy {
  readonly sqlite: SqliteDatabase
  /** Of its texts, as a decoder is called. */
  readonly encoding: string
  /** Its latest rows may lie in a file beside it, which nobody sent. */
  readonly hadLog: boolean
}

/**
 * A copy of an SQLite file, opened for reading: a reader locks it, and one that is killed leaves the lock.
 * Nothing in the file is trusted: functions in its views may not act, and broken pages are found out.
 */
export async function openCopy(path: string, folder: string): Promise<OpenedCopy> {
  const copy = join(folder, 'copied.sqlite')
  await copyFile(path, copy, constants.COPYFILE_FICLONE)
  const { hadLog, encoding } = await tidyHeader(copy)
  // Loaded here and not above: most children never read such a file.
  const { default: wasm } = await import('node-sqlite3-wasm')
  const sqlite = new wasm.Database(copy, { readOnly: true, fileMustExist: true })
  for (const pragma of ['query_only = 1', 'trusted_schema = 0', 'cell_size_check = 1'])
    sqlite.exec(`PRAGMA ${pragma}`)
  return { sqlite, hadLog, encoding }
}

async function tidyHeader(path: string): Promise<Omit<OpenedCopy, 'sqlite'>> {
  const file = await open(path, 'r+')
  try {
    const { buffer } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0)
    const hadLog = buffer.subarray(WRITE_VERSION, WRITE_VERSION + 2).includes(BY_LOG)
    // A file in log mode opens only beside its log.
    if (hadLog) await file.write(Buffer.from([1, 1]), 0, 2, WRITE_VERSION)
    const encoding = ENCODINGS[buffer.readUInt32BE(ENCODING) - 1] ?? 'utf-8'
    return { hadLog, encoding }
  } finally {
    await file.close()
  }
}
