import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders of an installation that no backup holds, and what becomes of them. */
const LEFT_OUT = {
  models: 'language models in files: they are large; add them again with plainflow model add',
  cache: 'results kept to be used again: they are made anew when they are needed',
  outbox: 'mails as they were written: copy the folder to keep them',
} as const

/** Those of them that are there and hold something, each as a line for the operator. */
export async function leftOutOf(dataFolder: string): Promise<readonly string[]> {
  const lines: string[] = []
  for (const [name, about] of Object.entries(LEFT_OUT)) {
    const folder = join(dataFolder, name)
    if (existsSync(folder) && (await readdir(folder)).length > 0) lines.push(`${name} (${about})`)
  }
  return lines
}
