import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the folder of files: what lies there are copies of what is kept at this address. */
const MARK = 'copies-of'

/** Null: what lies there is kept there, or nothing does. */
export async function readCopiesMark(root: string): Promise<string | null> {
  const file = join(root, MARK)
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : null
}

/** Null takes it away. There at once, or as before. */
export async function writeCopiesMark(root: string, address: string | null): Promise<void> {
  const file = join(root, MARK)
  if (address === null) return rm(file, { force: true })
  await mkdir(root, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, `${address}\n`, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}

/** Folders of files that rows refer to. */
export const KEPT_FOLDERS = ['datasets', 'artifacts', 'runs'] as const

export async function holdsFiles(root: string): Promise<boolean> {
  for (const folder of KEPT_FOLDERS) {
    const found = await readdir(join(root, folder)).catch(() => [])
    if (found.length > 0) return true
  }
  return false
}
