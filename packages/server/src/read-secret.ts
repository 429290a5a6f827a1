import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** The secret of the settings, or one made at the first start and kept in the data folder. */
export function readSecret({ secret, dataFolder }: Settings): string {
  if (secret !== null) return secret
  const file = secretFile(dataFolder)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/** Those before it: the one that is named, and the one of the data folder where another took its place. */
export function readOldSecrets({ secret, oldSecret, dataFolder }: Settings): readonly string[] {
  const file = secretFile(dataFolder)
  const kept = secret !== null && existsSync(file) ? [readFileSync(file, 'utf8').trim()] : []
  return oldSecret === null ? kept : [oldSecret, ...kept]
}

function secretFile(dataFolder: string): string {
  return join(dataFolder, 'secret')
}
