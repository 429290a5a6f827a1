import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** The secret of the settings, or one made at the first start and kept in the data folder. */
export function readSecret({ secret, dataFolder }: Settings): string {
  if (secret !== null) return secret
  const file = join(dataFolder, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
