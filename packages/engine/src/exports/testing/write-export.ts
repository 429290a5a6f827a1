import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ExportId, type ExportTarget } from '@plainflow/core'
import { exportEntries } from '../export-entries.ts'
import type { ExportCase } from './export-cases.ts'

/** Puts an export into a folder, as unpacking its archive would. */
export async function writeExport(
  id: ExportId,
  given: ExportCase,
  target: ExportTarget,
  folder: string,
): Promise<readonly string[]> {
  const scratch = `${folder}-scratch`
  await mkdir(scratch, { recursive: true })
  const originals = Object.fromEntries(
    Object.entries(given.sources).map(([key, { path }]) => [key, join(given.inputs, path)]),
  )
  const made = await exportEntries({ ...given, id, target, originals, folder: scratch })
  if (!('entries' in made)) throw new Error(made.refused.join(' '))
  for (const entry of made.entries) {
    const to = join(folder, entry.path)
    await mkdir(dirname(to), { recursive: true })
    if ('text' in entry) await writeFile(to, entry.text)
    else await copyFile(entry.file, to)
  }
  return made.entries.map(({ path }) => path)
}
