import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * A file is seen under its name only when it is whole and on disk: written under another name in the
 * same folder, synced, renamed. A process killed in between leaves a `.part` file and nothing else.
 */
export async function completeFile<T>(
  path: string,
  write: (temporary: string) => Promise<T>,
): Promise<T> {
  const suffix = randomBytes(6).toString('hex')
  const temporary = join(dirname(path), `.${basename(path).slice(0, 100)}.${suffix}.part`)
  try {
    const written = await write(temporary)
    await sync(temporary)
    await rename(temporary, path)
    await sync(dirname(path))
    return written
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
