import { join } from 'node:path'
import type { Settings } from '../settings.ts'

/** In the data folder: where files are made, and kept unless the settings say otherwise. */
export function filesFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'files')
}
