import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that several tests share: made once, removed by whoever made it. */
export function heldFolder(name: string) {
  let folder = ''
  return {
    async make(): Promise<string> {
      folder = await mkdtemp(join(tmpdir(), `plainflow-${name}-`))
      return folder
    },
    async inside(part: string): Promise<string> {
      const path = join(folder, part)
      await mkdir(path, { recursive: true })
      return path
    },
    async remove(): Promise<void> {
      if (folder !== '') await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
