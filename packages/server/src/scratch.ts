import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { WithSettings } from './settings.ts'

/** A folder in which an export is put together; whoever asks for it removes it. */
export async function makeScratch(services: WithSettings): Promise<string> {
  const place = scratchPlace(services)
  await mkdir(place, { recursive: true })
  return await mkdtemp(join(place, 'export-'))
}

/** What a server left that ended in the middle of one. */
export async function removeScratch(services: WithSettings): Promise<void> {
  await rm(scratchPlace(services), { recursive: true, force: true, maxRetries: 3 })
}

function scratchPlace({ settings }: WithSettings): string {
  return join(settings.dataFolder, 'exports')
}
