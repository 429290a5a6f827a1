import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { pipeline as piped } from 'node:stream/promises'
import { type ZipEntry, zipEntries } from '@plainflow/engine'
import { CommandFailed } from './command.ts'

export interface WrittenExport {
  /** What is told: the file, or the folder. */
  readonly path: string
  /** A file beside which copies of the data belong. */
  readonly beside: string
}

/** One file as itself, several as an archive, or as files where the place is no archive. */
export async function writeExport(
  entries: readonly ZipEntry[],
  fileName: string,
  out: string | undefined,
): Promise<WrittenExport> {
  const path = out ?? fileName
  // A name nobody has chosen must not replace what is there.
  const flags = out === undefined ? 'wx' : 'w'
  const isArchive = extname(fileName) === '.zip'
  if (isArchive && extname(path).toLowerCase() !== '.zip') return await writeFolder(entries, path)
  const [only] = entries
  await mkdir(dirname(path), { recursive: true })
  try {
    if (isArchive) {
      const folder = basename(fileName, '.zip')
      await piped(zipEntries(entries, folder), createWriteStream(path, { flags }))
    } else {
      await writeFile(path, only && 'text' in only ? only.text : '', { flag: flags })
    }
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
    throw new CommandFailed(`${path} is there already. --out path names another.`)
  }
  return { path, beside: path }
}

async function writeFolder(entries: readonly ZipEntry[], path: string): Promise<WrittenExport> {
  for (const entry of entries) {
    const to = join(path, ...entry.path.split('/'))
    await mkdir(dirname(to), { recursive: true })
    if ('text' in entry) await writeFile(to, entry.text)
    else await copyFile(entry.file, to)
  }
  return { path, beside: join(path, entries[0]?.path ?? '') }
}
